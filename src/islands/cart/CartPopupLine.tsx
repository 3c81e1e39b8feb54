import { useStore } from '@nanostores/react'
import { concernsOf } from '#lib/cart-concerns.ts'
import { lineTitle } from '#lib/line-title.ts'
import { formatPence } from '#lib/money.ts'
import { groundOf, imageOf } from '#lib/picture.ts'
import type { $cart } from '#stores/cart.ts'
import { $leaving, removeFromPopup } from '#stores/cart-popup.ts'

type Line = NonNullable<ReturnType<(typeof $cart)['get']>>['lines'][number]

const largest = 320

export function CartPopupLine({ line }: { line: Line }) {
  const isLeaving = useStore($leaving).has(line.id)
  const { picture, path } = line
  const title = lineTitle(line)
  return (
    <li aria-busy={isLeaving}>
      {picture ? (
        <img
          {...imageOf(picture, largest)}
          sizes="72px"
          alt=""
          style={{ background: groundOf(picture) }}
          loading="lazy"
        />
      ) : (
        <span className="no-picture" />
      )}
      <div>
        <p className="title">{path === null ? title : <a href={path}>{title}</a>}</p>
        <p className="quiet">
          Qty: {line.quantity} · Sold by {line.sellerName}
        </p>
        {line.linePence === null ? null : <p className="price">{formatPence(line.linePence)}</p>}
        {concernsOf(line).map(({ tone, text }) => (
          <p key={text} className={tone}>
            {text}
          </p>
        ))}
      </div>
      <button
        type="button"
        aria-label={`Remove ${title}`}
        disabled={isLeaving}
        onClick={() => void removeFromPopup(line.id)}
      >
        ×
      </button>
    </li>
  )
}
