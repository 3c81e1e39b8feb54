import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $session, loadSession } from '#stores/session.ts'

const words = { unknown: 'Account', guest: 'Sign in', unavailable: 'Account' } as const

/** Where an account begins. The guard behind the link knows what to do with a guest. */
export function AccountLink() {
  const session = useStore($session)
  useEffect(() => void loadSession(document.cookie), [])
  return <a href="/profile/edit">{words[session.state]}</a>
}
