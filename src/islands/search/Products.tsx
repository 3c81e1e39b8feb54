import { useStore } from '@nanostores/react'
import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { listPath } from '#lib/address.ts'
import { $found, $hasMore, $progress, type FoundProduct } from '#stores/search-results.ts'
import { $text, showMore } from '#stores/search.ts'
import { ProductCard } from './ProductCard.tsx'

/** What is found, drawn behind the typing: a key must never wait for pictures. */
export function Products() {
  const found = useStore($found)
  const progress = useStore($progress)
  const products = useDeferredValue(found?.products)
  // With the last page, not before it: while the focus is nowhere the box counts as left, and closes.
  const hasMore = useDeferredValue(useStore($hasMore))
  const grid = useRef<HTMLUListElement>(null)
  const added = useRef<number | null>(null)

  useLayoutEffect(() => {
    const first = added.current
    if (first === null || !products || products.length <= first) return
    added.current = null
    // The button goes with the last page: the focus goes on to what came.
    if (document.activeElement === document.body)
      grid.current?.querySelectorAll<HTMLElement>('a')[first]?.focus()
  }, [products])

  function addProducts(before: number): void {
    added.current = before
    void showMore()
  }

  return (
    <div className="products" aria-busy={progress === 'loading' || progress === 'fetching'}>
      {progress === 'loading' ? <p className="quiet">Loading...</p> : null}
      {found?.products.length === 0 && progress !== 'loading' ? (
        <p className="empty">No Products found</p>
      ) : null}
      <ul ref={grid}>{products ? <Cards products={products} /> : null}</ul>
      {progress === 'failed' ? <Trouble /> : null}
      {hasMore && found ? (
        <button
          type="button"
          className="button quiet more"
          aria-disabled={progress === 'adding'}
          onClick={() => addProducts(found.products.length)}
        >
          {progress === 'adding' ? 'Loading...' : 'More Products'}
        </button>
      ) : null}
    </div>
  )
}

const Cards = memo(function Cards({ products }: { products: readonly FoundProduct[] }) {
  return products.map((product, at) =>
    product.seoTitle === '' ? null : <ProductCard key={`${product.variantId} ${at}`} product={product} />,
  )
})

/** The search is only a shorter way there. */
function Trouble() {
  const text = useStore($text)
  return (
    <p className="empty">
      The search can’t be reached just now.{' '}
      <a href={listPath('/products', 1, text)}>See the page of results instead</a>
    </p>
  )
}
