import { atom } from 'nanostores'

export interface Notice {
  id: number
  tone: 'news' | 'trouble'
  text: string
}

const lifetimes = { news: 3_000, trouble: 5_000 } as const

/** Wakes the island that shows notices: its code isn't there before the first one. */
const noticeEvent = 'notice'

export const $notices = atom<readonly Notice[]>([])

let lastId = 0

export function raiseNotice(tone: Notice['tone'], text: string): void {
  lastId += 1
  const id = lastId
  $notices.set([...$notices.get(), { id, tone, text }])
  document.dispatchEvent(new Event(noticeEvent))
  setTimeout(() => dropNotice(id), lifetimes[tone])
}

export function dropNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id))
}
