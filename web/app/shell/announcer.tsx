import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a change of page: says its title, and moves focus to its beginning so that the keyboard goes on from there. */
export function Announcer() {
  const { pathname } = useLocation()
  const arrived = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    setTitle(document.title)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p className="pm-visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  )
}
