import text from './search.css?raw'

let isWorn = false

/** The popup's styles come with its code: in every page they would cost the first packets. */
export function wearStyles(): void {
  if (isWorn) return
  isWorn = true
  const styles = new CSSStyleSheet()
  styles.replaceSync(text)
  document.adoptedStyleSheets.push(styles)
}
