/** An element with its attributes and what stands in it; what is false, null or undefined is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number | boolean | null | undefined> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== false && value !== null && value !== undefined)
      made.setAttribute(key, value === true ? '' : String(value))
  made.append(...content)
  return made
}
