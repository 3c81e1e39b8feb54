interface Named {
  id: string
  name: string
}

interface Choosable {
  options: readonly (Named & { swatches: readonly Named[] })[]
  swatches: readonly Named[]
}

export interface EnquiryChoice {
  /** As a form sends it: the option's id, a colon, the swatch's; either may be missing. */
  value: string
  name: string
}

/** Everything that can be chosen on a variant, an option with each of its swatches. */
export function enquiryChoices({ options, swatches }: Choosable): EnquiryChoice[] {
  if (options.length === 0) return swatches.map((swatch) => choiceOf(null, swatch))
  return options.flatMap((option) =>
    option.swatches.length === 0
      ? [choiceOf(option, null)]
      : option.swatches.map((swatch) => choiceOf(option, swatch)),
  )
}

/** The one that is chosen already; an option alone means its first swatch. Of a single one there is no choice. */
export function chosenIn(choices: readonly EnquiryChoice[], value: string): EnquiryChoice | undefined {
  const [option] = value.split(':')
  return (
    choices.find((choice) => choice.value === value) ??
    choices.find((choice) => option !== '' && choice.value.startsWith(`${option}:`)) ??
    (choices.length === 1 ? choices[0] : undefined)
  )
}

export function idsInChoice(value: string): { optionId: string | null; swatchId: string | null } {
  const [optionId = '', swatchId = ''] = value.split(':')
  return { optionId: optionId || null, swatchId: swatchId || null }
}

function choiceOf(option: Named | null, swatch: Named | null): EnquiryChoice {
  const names = [option, swatch].flatMap((one) => (one ? [one.name.replaceAll('_', ' ')] : []))
  return { value: `${option?.id ?? ''}:${swatch?.id ?? ''}`, name: names.join(', ') }
}
