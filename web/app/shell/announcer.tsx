import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, isInDialog } from '~/lib/focus.ts'
import { takesTyping } from '~/lib/takes-typing.ts'

/**
 * Mounted once, above all layouts. After a change of page it announces the new title and moves the focus to the new heading;
 * somebody who is typing in a field, or is in a dialog, stays there. Within a page it recovers a focus that was lost.
 */
export function Announcer() {
  const { pathname } = useLocation()
  const arrived = useRef(pathname)
  const [title, setTitle] = useState('')
  // Before the browser reports the removal of the page before.
  useLayoutEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    setTitle(document.title)
    const { activeElement } = document
    if (!takesTyping(activeElement) && !isInDialog(activeElement)) focusHeading()
  }, [pathname])
  useEffect(() => {
    const load = async ({ target }: Event) => {
      const meanwhile: MutationRecord[] = []
      const observer = new MutationObserver((records) => meanwhile.push(...records))
      observer.observe(document.body, { childList: true, subtree: true })
      const { recoverLostFocus } = await import('~/lib/focus-recovery.ts')
      observer.disconnect()
      recoverLostFocus(target as Element, meanwhile)
    }
    // Nothing can be lost before something has the focus.
    document.addEventListener('focusin', load, { once: true })
    return () => document.removeEventListener('focusin', load)
  }, [])
  return (
    <p className="pm-visually-hidden" role="status" aria-live="polite" data-announcer>
      {title}
    </p>
  )
}
