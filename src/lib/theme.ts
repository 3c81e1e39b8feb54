import { contrastOf } from './contrast.ts'
import { type FontFamily, fontVariables } from './fonts.ts'

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
  display: FontFamily
  text: FontFamily
  radius: string
}

/** A site's tokens as the one style rule that makes its face; the browser's own controls follow its ground. */
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
    display: `var(${fontVariables[theme.display]})`,
    text: `var(${fontVariables[theme.text]})`,
    radius: theme.radius,
  }
  const rules = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `:root{color-scheme:${schemeOn(theme.paper)};${rules.join(';')}}`
}

function schemeOn(paper: string): 'light' | 'dark' {
  return contrastOf(paper, '#FFFFFF') > contrastOf(paper, '#000000') ? 'dark' : 'light'
}
