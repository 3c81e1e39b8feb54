import { useStore } from '@nanostores/react'
import { $notices, dropNotice } from '#stores/notices.ts'

/** Inside the page's one polite live region, which is there before the first notice, so that this is announced. */
export function Notices() {
  const notices = useStore($notices)
  return (
    <>
      {notices.map(({ id, tone, text }) => (
        <button key={id} type="button" className={`notice ${tone}`} onClick={() => dropNotice(id)}>
          {text}
          <span className="left" onAnimationEnd={() => dropNotice(id)} />
        </button>
      ))}
    </>
  )
}
