// Keeps the offline page and what it needs, and nothing else: never a page of the shop, never an answer.
// The address this file is registered under carries the build's id, so a new build brings a new worker.
const version = new URL(self.location.href).searchParams.get('build') ?? 'none'
const cacheName = `offline-${version}`
const offlinePage = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlderCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(offlinePage)))
  else if (/^\/(_astro\/fonts|logos)\//.test(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => kept(request.url)))
})

async function keepOfflinePage() {
  const cache = await caches.open(cacheName)
  const page = await fetch(offlinePage, { credentials: 'omit', cache: 'reload' })
  if (!page.ok) throw new Error(`The offline page answered ${page.status}.`)
  const html = await page.clone().text()
  const needed = html.match(/\/(?:_astro\/fonts|logos)\/[\w.-]+/g) ?? []
  await Promise.all([cache.put(offlinePage, page), cache.addAll([...new Set(needed)])])
}

async function dropOlderCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

async function kept(url) {
  return (await caches.match(url)) ?? Response.error()
}
