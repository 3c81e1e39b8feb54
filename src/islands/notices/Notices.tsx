import { useStore } from '@nanostores/react'
import { $notices, dropNotice } from '#stores/notices.ts'

/** The one polite live region of a page. It is there before the first notice, so that this is announced. */
export function Notices() {
  const notices = useStore($notices)
  return (
    <div className="notices" role="status" aria-live="polite">
      {notices.map(({ id, tone, text }) => (
        <button key={id} type="button" className={`notice ${tone}`} onClick={() => dropNotice(id)}>
          {text}
          <span className="left" onAnimationEnd={() => dropNotice(id)} />
        </button>
      ))}
    </div>
  )
}
