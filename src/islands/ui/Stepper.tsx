import { useState } from 'react'

interface Props {
  name: string
  label: string
  value: number
  max: number
  onChoose: (typed: string) => void
}

/**
 * A number with minus and plus; without script the number field is all there is, and enough. A field that somebody
 * emptied to type another number is no choice yet, and left so it shows the last one again.
 */
export function Stepper({ name, label, value, max, onChoose }: Props) {
  const [isEmptied, setEmptied] = useState(false)
  const type = (typed: string) => {
    setEmptied(typed === '')
    if (typed !== '') onChoose(typed)
  }
  return (
    <span className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label="One less"
        disabled={value <= 1}
        onClick={() => onChoose(String(value - 1))}
      >
        −
      </button>
      <input
        type="number"
        name={name}
        aria-label={label}
        min={1}
        max={max}
        inputMode="numeric"
        value={isEmptied ? '' : value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setEmptied(false)}
      />
      <button
        type="button"
        aria-label="One more"
        disabled={value >= max}
        onClick={() => onChoose(String(value + 1))}
      >
        +
      </button>
    </span>
  )
}
