import { useStore } from '@nanostores/react'
import { $found, $progress } from '#stores/search-results.ts'

/** Says once what came of a search, to those who don't see it. */
export function Announcement() {
  const found = useStore($found)
  const progress = useStore($progress)
  const isSaid = found !== null && (progress === 'idle' || progress === 'adding')
  return (
    <p className="unseen" role="status">
      {isSaid ? sentence(found.totalCount, found.suggestions.length, found.query) : null}
      {progress === 'failed' ? 'The search can’t be reached just now.' : null}
    </p>
  )
}

function sentence(products: number, suggestions: number, query: string): string {
  const found =
    products === 0 ? 'No Products found' : `${products} ${products === 1 ? 'product' : 'products'} found`
  const more = suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`
  return `${found} for “${query}”, ${suggestions === 0 ? 'No Suggestions Found' : more}.`
}
