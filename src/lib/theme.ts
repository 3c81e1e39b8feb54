interface Theme {
  paper: string
  paper2: string
  ink: string
  ink2: string
  line: string
  accent: string
  onAccent: string
  sale: string
  ok: string
  no: string
  display: string
  text: string
  radius: string
}

/** A site's tokens as the one style rule that makes its face. */
export function themeRule(theme: Theme): string {
  const tokens = {
    paper: theme.paper,
    'paper-2': theme.paper2,
    ink: theme.ink,
    'ink-2': theme.ink2,
    line: theme.line,
    accent: theme.accent,
    'on-accent': theme.onAccent,
    sale: theme.sale,
    ok: theme.ok,
    no: theme.no,
    display: fontVariable(theme.display),
    text: fontVariable(theme.text),
    radius: theme.radius,
  }
  const rules = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `:root{${rules.join(';')}}`
}

/** The font's own custom property, which brings its file and a fallback of the same measure. */
export function fontVariable(family: string): string {
  return `var(${fontName(family)})`
}

export function fontName(family: string): `--font-${string}` {
  return `--font-${family.toLowerCase().replaceAll(' ', '-')}`
}
