/** A spreadsheet takes a cell that begins like this for a formula, and would carry it out. */
const formula = /^[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

/** An apostrophe makes text of it; a cell that has one already gets another, so that reading takes off the right one. */
export function guardFormula(text: string): string {
  return formula.test(text) || guarded.test(text) ? `'${text}` : text
}

export function unguardFormula(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}
