import { useCallback, useLayoutEffect, useRef } from 'react'
import { focusHeading, focusOn, isInDialog } from '~/lib/focus.ts'

/** When a window over the page closes, the focus goes back to what opened it; to the heading where that is gone or the page is another. */
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
    // Not in a cleanup: React gives the focus back to what had it before the commit, as long as that is still in the page.
    else giveBack()
  }, [opened, giveBack])
  useLayoutEffect(() => giveBack, [giveBack])
}
