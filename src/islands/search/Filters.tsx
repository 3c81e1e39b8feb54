import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { type PanelGroup, type PanelPart, panelGroups } from '#lib/search-panel.ts'
import { $panel, closePanel, openPanel } from '#stores/search-panel.ts'
import { $found, $progress, type FoundTag } from '#stores/search-results.ts'
import { $choices, clearChoices } from '#stores/search.ts'
import { FilterValue } from './FilterValue.tsx'

/** How many groups are unfolded at first. */
const unfolded = 2

/** Beside the products where there is room, else a layer over them. */
export function Filters() {
  const tags = useDeferredValue(useStore($found)?.tags)
  const progress = useStore($progress)
  const panel = useStore($panel)
  const opener = useRef<HTMLButtonElement>(null)
  const closer = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (panel === 'open') closer.current?.focus()
    if (panel === 'closed') opener.current?.focus()
  }, [panel])

  if (!tags || tags.length === 0) return null
  return (
    <div className={`filters ${panel}`}>
      <button
        ref={opener}
        type="button"
        className="button quiet"
        aria-expanded={panel === 'open'}
        onClick={openPanel}
      >
        Filters
      </button>
      <section aria-label="Filters">
        <div className="panel-head">
          <ClearAll />
          <button
            ref={closer}
            type="button"
            className="close"
            aria-label="Close the filters"
            onClick={closePanel}
          >
            ×
          </button>
        </div>
        {panelGroups(tags).map((group, at) => (
          <Group key={group.kind} group={group} isUnfolded={at < unfolded} />
        ))}
        {progress === 'fetching' ? (
          <p className="fetching" aria-hidden="true">
            Fetching...
          </p>
        ) : null}
      </section>
    </div>
  )
}

/** Nothing to clear is no reason to go away: the focus may be here. */
function ClearAll() {
  const count = useStore($choices).length
  return (
    <button type="button" className="quiet-button" aria-disabled={count === 0} onClick={clearChoices}>
      Clear all
    </button>
  )
}

function Group({ group, isUnfolded }: { group: PanelGroup<FoundTag>; isUnfolded: boolean }) {
  const { title, parts } = group
  // Afterwards it is as people leave it.
  const [isOpenAtFirst] = useState(
    () => isUnfolded || parts.some(({ tags }) => tags.some(({ isChosen }) => isChosen)),
  )
  return (
    <details open={isOpenAtFirst}>
      <summary>{title}</summary>
      {parts.map((part) => (
        <Part key={part.name} part={part} title={title} />
      ))}
    </details>
  )
}

/** A parent that can be chosen is its part's heading. */
function Part({ part, title }: { part: PanelPart<FoundTag>; title: string }) {
  const { name, head, tags } = part
  return (
    <fieldset className={head ? 'headed' : undefined}>
      <legend className={name === null || head ? 'unseen' : undefined}>{name ?? title}</legend>
      {[...(head ? [head] : []), ...tags].map((tag) => (
        <FilterValue key={tag.slug} tag={tag} />
      ))}
    </fieldset>
  )
}
