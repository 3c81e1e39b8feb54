/** After that long it isn't worth waiting: a tab that nobody sees never paints. */
const patience = 100

/** What a touch has marked is on the screen before the work that it began goes on. */
export function painted(): Promise<unknown> {
  const nextPaint = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return Promise.race([nextPaint, new Promise((resolve) => setTimeout(resolve, patience))])
}
