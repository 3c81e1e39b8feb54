const worn = new Set<string>()

/** Styles that come with their code: in every page they would cost the first packets. */
export function wearStyles(text: string): void {
  if (worn.has(text)) return
  worn.add(text)
  const styles = new CSSStyleSheet()
  styles.replaceSync(text)
  document.adoptedStyleSheets.push(styles)
}
