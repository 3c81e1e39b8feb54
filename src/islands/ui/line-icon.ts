const namespace = 'http://www.w3.org/2000/svg'

/** Lines on a grid of 24, as the page's own icons are drawn. */
export function lineIcon(path: string): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg')
  const attributes = {
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  const line = document.createElementNS(namespace, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
