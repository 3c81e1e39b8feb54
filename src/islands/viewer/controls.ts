import { element } from '../ui/element.ts'
import { lineIcon } from '../ui/line-icon.ts'

const lines = {
  closer: 'M12 5v14M5 12h14',
  further: 'M5 12h14',
  reset: 'M5 5v5h5M5.5 10A7 7 0 1 1 5 14',
  measures: 'M3 16 16 3l5 5L8 21l-5-5Zm4-4 2 2m1-5 2 2m1-5 2 2',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  close: 'M5 5l14 14M19 5L5 19',
}

export function drawControls() {
  const close = control('Close the 3D view', lines.close)
  close.classList.add('close')
  const controls = {
    closer: control('Zoom in', lines.closer),
    further: control('Zoom out', lines.further),
    reset: control('Put it back', lines.reset),
    measures: control('Dimensions', lines.measures, false),
    full: control('Full screen', lines.full, false),
  }
  const bar = element('div', { class: 'controls', role: 'group', 'aria-label': 'Turn and measure' })
  bar.append(...Object.values(controls))
  return { ...controls, close, bar }
}

/** One that can be on or off says which it is. */
function control(name: string, line: string, isOn?: boolean): HTMLButtonElement {
  const attributes = { type: 'button', 'aria-label': name, title: name, 'aria-pressed': isOn?.toString() }
  return element('button', attributes, lineIcon(line))
}
