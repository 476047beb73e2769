import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, isInDialog } from '~/lib/focus.ts'
import { takesTyping } from '~/lib/takes-typing.ts'

/**
 * Mounted once, above all layouts. After navigation it announces the new title and moves the focus to the new heading,
 * unless the user is typing in a field or is in a dialog. Within a page it recovers a lost focus.
 */
export function Announcer() {
  const { pathname } = useLocation()
  const arrived = useRef(pathname)
  const [title, setTitle] = useState('')
  // Before the browser reports the removal of the previous page.
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
      // If the file cannot be loaded, offline or after a deployment, only the recovery is missing.
      const recovery = await import('~/lib/focus-recovery.ts').catch(() => null)
      observer.disconnect()
      if (!signal.aborted) recovery?.recoverLostFocus(target as Element, meanwhile, signal)
    }
    // No focus can be lost before something has it.
    document.addEventListener('focusin', load, { once: true, signal })
    return () => stopped.abort()
  }, [])
  return (
    <p className="pm-visually-hidden" role="status" aria-live="polite" data-announcer>
      {title}
    </p>
  )
}
