import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { markTyped } from '#lib/search-words.ts'
import { forgetSearches } from '#stores/recent-searches.ts'
import { $activeOption, $optionGroups, type Option, chooseOption } from '#stores/search-options.ts'
import { $found, $progress } from '#stores/search-results.ts'
import { $text } from '#stores/search.ts'
import { listId } from './box.ts'

/** What may be chosen by the arrow keys: suggestions first, then whatever else bears the words. */
export function Options() {
  const groups = useStore($optionGroups)
  const text = useStore($text)
  const active = useStore($activeOption)
  const hasRecent = groups.some(({ name }) => name === 'Recent searches')

  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div className="options">
      <Emptiness hasSuggestions={groups[0]?.name === 'Suggestions:'} />
      <div role="listbox" id={listId} aria-label="Suggestions">
        {groups.map(({ name, options }) => (
          <div key={name} role="group" aria-label={name} className="chips">
            <span aria-hidden="true">{name}</span>
            {options.map((option) => (
              <Chip key={option.id} option={option} typed={text} isActive={option === active} />
            ))}
          </div>
        ))}
      </div>
      {hasRecent ? (
        <button type="button" className="quiet-button" onClick={forgetSearches}>
          Forget recent searches
        </button>
      ) : null}
    </div>
  )
}

/** A link, so that it can be opened in a tab of its own. */
function Chip({ option, typed, isActive }: { option: Option; typed: string; isActive: boolean }) {
  const { id, path, category, text } = option
  const [before, plain, after] = markTyped(text, typed)
  return (
    <a
      id={id}
      href={path}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={() => chooseOption(option)}
    >
      <b>{before}</b>
      {plain}
      <b>{after}</b>
      {category === null ? null : <span> in {category}</span>}
    </a>
  )
}

function Emptiness({ hasSuggestions }: { hasSuggestions: boolean }) {
  const progress = useStore($progress)
  const found = useStore($found)
  if (hasSuggestions) return null
  if (progress === 'loading') return <p>Suggestions: Loading...</p>
  return found && progress === 'idle' ? <p>No Suggestions Found</p> : null
}
