/** While a page settles its worker would take its share of a phone's few processors. */
const untilThePageHasSettled = 3_000

/** Brings the service worker that shows a page of ours when there is no connection. */
if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => setTimeout(register, untilThePageHasSettled))

function register(): void {
  // Where the browser forbids it (private windows, full disks) the shop works all the same.
  navigator.serviceWorker.register(`/sw.js?build=${import.meta.env.BUILD_ID}`).catch(() => undefined)
}
