import { formatPence, formatPercentOff } from '#lib/money.ts'
import { groundOf, imageOf } from '#lib/picture.ts'
import { $text } from '#stores/search.ts'
import { rememberSearch } from '#stores/recent-searches.ts'
import type { FoundProduct } from '#stores/search-results.ts'

/** A column is 230 px at most; twice that is sharp on a fine screen. */
const largest = 480
const sizes = '(min-width: 995px) 210px, 44vw'

/** One that can't be opened is only looked at. */
export function ProductCard({ product }: { product: FoundProduct }) {
  const { path, name, seoTitle, brand, picture } = product
  const { src, srcset, width, height } = imageOf(picture, largest)
  return (
    <li>
      <img
        src={src}
        {...(srcset !== undefined && { srcSet: srcset, sizes })}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        style={{ background: groundOf(picture) }}
      />
      {path === null ? (
        <p>
          {name} {seoTitle}
        </p>
      ) : (
        <p>
          <a href={path} onClick={() => rememberSearch($text.get())}>
            {name} {seoTitle}
          </a>
        </p>
      )}
      <p className="quiet">by {brand}</p>
      <Price product={product} />
    </li>
  )
}

function Price({ product }: { product: FoundProduct }) {
  const { pence, wasPence, discount, status } = product
  if (pence === null) return <p className="no">Request Price</p>
  const off = formatPercentOff(discount)
  return (
    <p className="price">
      <span className={status === 'active' ? 'ok' : 'no'}>{formatPence(pence)}</span>
      {wasPence !== null && wasPence > pence ? (
        <>
          <s>
            <span className="unseen">was </span>
            {formatPence(wasPence)}
          </s>
          {off ? <span className="off">{off}</span> : null}
        </>
      ) : null}
    </p>
  )
}
