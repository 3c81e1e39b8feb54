import { atom } from 'nanostores'

export interface Notice {
  id: number
  tone: 'news' | 'trouble'
  text: string
}

/** Wakes the island that shows notices: its code isn't there before the first one. */
const noticeEvent = 'notice'

export const $notices = atom<readonly Notice[]>([])

let lastId = 0

/** News goes by itself after 3 s, trouble after 5; whoever shows them counts, so that a pointer can stop the clock. */
export function raiseNotice(tone: Notice['tone'], text: string): void {
  lastId += 1
  $notices.set([...$notices.get(), { id: lastId, tone, text }])
  document.dispatchEvent(new Event(noticeEvent))
}

export function dropNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id))
}
