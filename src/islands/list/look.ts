/** Remembers how somebody likes to see lists; `listLook` brings it back before the list is painted. */
export function rememberLook(list: Element): void {
  list.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'columns') keep('columns', target.value)
  })
  list.addEventListener('click', ({ target }) => {
    const panel = target instanceof Element ? target.closest('.filters > summary')?.parentElement : null
    // The panel turns after the click.
    if (panel instanceof HTMLDetailsElement) keep('filterPanel', panel.open ? 'closed' : 'open')
  })
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Where nothing may be kept the list looks as usual next time.
  }
}
