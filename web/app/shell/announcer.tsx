import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { takesTyping } from '~/lib/takes-typing.ts'

/**
 * After a change of page: says its title, and moves focus to its beginning so that the keyboard goes on from there.
 * Who is already in a field, because the page was slow to come, keeps it: keys must not go astray.
 */
export function Announcer() {
  const { pathname } = useLocation()
  const arrived = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    setTitle(document.title)
    if (!takesTyping(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p className="pm-visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  )
}
