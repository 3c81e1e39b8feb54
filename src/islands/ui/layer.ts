/** A mark on the history's newest entry: Back takes the layer away and leaves the page as it is. */
const mark = 'layer'

/**
 * Puts an entry into the history for something that lies over the page. `close` is called when somebody goes back;
 * `leave` goes back when it was closed by other means.
 */
export function layer(close: () => void): { leave: () => void } {
  history.pushState({ ...stateNow(), [mark]: true }, '')
  const goneBack = () => {
    removeEventListener('popstate', goneBack)
    close()
  }
  addEventListener('popstate', goneBack)
  return {
    leave() {
      removeEventListener('popstate', goneBack)
      if (mark in stateNow()) history.back()
    },
  }
}

function stateNow(): object {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}
