import { useStore } from '@nanostores/react'
import type { FoundTag } from '#stores/search-results.ts'
import { $choices, isChosen, toggleTag } from '#stores/search.ts'

/** Colours have a swatch, materials a picture; the count is what choosing it would leave. */
export function FilterValue({ tag }: { tag: FoundTag }) {
  const choices = useStore($choices)
  const { name, count, colour, picture } = tag
  return (
    <label className="value">
      <input type="checkbox" checked={isChosen(choices, tag)} onChange={() => toggleTag(tag)} />
      {colour === null ? null : <span className="swatch" style={{ background: colour }} />}
      {picture === null ? null : <img src={picture} alt="" width="24" height="24" loading="lazy" />}
      <span>{name}</span> <span className="quiet">{count}</span>
    </label>
  )
}
