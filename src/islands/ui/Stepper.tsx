interface Props {
  name: string
  label: string
  value: number
  max: number
  onChoose: (typed: string) => void
}

/** A number with minus and plus; without script the number field is all there is, and enough. */
export function Stepper({ name, label, value, max, onChoose }: Props) {
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
        value={value}
        onChange={(event) => onChoose(event.target.value)}
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
