import type { Appearance } from '@stripe/stripe-js'

/** The site's tokens as Stripe's fields take them: they lie in a frame that no style of ours reaches. */
export function stripeLook(place: Element): Appearance {
  const style = getComputedStyle(place)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: 'flat',
    variables: {
      colorPrimary: token('--accent'),
      colorBackground: token('--paper'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorTextPlaceholder: token('--ink-2'),
      colorDanger: token('--no'),
      borderRadius: token('--radius'),
      fontFamily: style.fontFamily,
      fontSizeBase: style.fontSize,
    },
    rules: {
      '.Input': { border: `1px solid ${token('--ink-2')}`, boxShadow: 'none' },
      '.Input--invalid': { borderColor: token('--no'), boxShadow: 'none' },
      '.Label': { color: token('--ink') },
    },
  }
}
