import { useCallback, useLayoutEffect, useRef } from 'react'
import { focusHeading, focusOn, isInDialog } from '~/lib/focus.ts'

/**
 * When a popup closes, the focus returns to what opened it, or to the heading if that is gone or the page has changed.
 */
export function useFocusBack(opened: boolean) {
  const opener = useRef<{ element: Element | null; path: string }>(undefined)
  const giveBack = useCallback(() => {
    const from = opener.current
    opener.current = undefined
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !isInDialog(activeElement)
    if (!from || isElsewhere) return
    if (from.path !== window.location.pathname || !focusOn(from.element)) focusHeading()
  }, [])
  useLayoutEffect(() => {
    if (opened) opener.current = { element: document.activeElement, path: window.location.pathname }
    // Not in a cleanup: React restores the focus to what had it before the commit, if that is still in the page.
    else giveBack()
  }, [opened, giveBack])
  useLayoutEffect(() => giveBack, [giveBack])
}
