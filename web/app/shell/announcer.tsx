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
    const stopped = new AbortController()
    const { signal } = stopped
    const load = async ({ target }: Event) => {
      const meanwhile: MutationRecord[] = []
      const observer = new MutationObserver((records) => meanwhile.push(...records))
      observer.observe(document.body, { childList: true, subtree: true })
      // A file that cannot be loaded, offline or after a deploy, costs only the recovery.
      const recovery = await import('~/lib/focus-recovery.ts').catch(() => null)
      observer.disconnect()
      if (!signal.aborted) recovery?.recoverLostFocus(target as Element, meanwhile, signal)
    }
    // Nothing can be lost before something has the focus.
    document.addEventListener('focusin', load, { once: true, signal })
    return () => stopped.abort()
  }, [])
  return (
    <p className="pm-visually-hidden" role="status" aria-live="polite" data-announcer>
      {title}
    </p>
  )
}
