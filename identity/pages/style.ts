import type { Site } from '#contract/site.ts'
import { type FontFamily, fontVariables } from '#lib/fonts.ts'
import { themeRule } from '#lib/theme.ts'
import base from '#styles/base.css?raw'
import reset from '#styles/reset.css?raw'
import tokens from '#styles/tokens.css?raw'
import { fontFiles } from './fonts.ts'
import pages from './pages.css?raw'

/** Everything that a page looks like, in the tokens of its shop. */
export function faceOf(site: Site | null): string {
  return [
    '@layer reset, tokens, base, components;',
    layer('reset', reset),
    layer('tokens', tokens),
    layer('base', base),
    layer('components', pages),
    ...(site ? [...fontsOf(site).map(fontRule), themeRule(site.theme)] : [plainRule]),
  ].join('\n')
}

function layer(name: string, css: string): string {
  return `@layer ${name} {\n${css}}`
}

export function fontsOf({ theme }: Site): FontFamily[] {
  return [...new Set([theme.display, theme.text])]
}

function fontRule(family: FontFamily): string {
  const { weight, fallback } = fontFiles[family]
  const source = `url(${fontFiles[family].path}) format('woff2')`
  return [
    `@font-face{font-family:'${family}';src:${source};font-weight:${weight};font-display:fallback}`,
    `:root{${fontVariables[family]}:'${family}',${fallback}}`,
  ].join('')
}

const plainRule =
  ':root{--paper:#fff;--paper-2:#f4f4f4;--ink:#1d1b18;--ink-2:#5c564e;--line:#dcd6cc;--accent:#2f4b5c;--on-accent:#fff;--no:#a3341f;--ok:#2b6a3f;--sale:#a3341f;--display:system-ui,sans-serif;--text:system-ui,sans-serif;--radius:4px}'
