import { useLayoutEffect } from 'react'
import { focusHeading, focusOn, isInDialog } from '~/lib/focus.ts'

/** When a window over the page closes, the focus goes back to what opened it; to the heading where that is gone or the page is another. */
export function useFocusBack(opened: boolean) {
  // In the commit that closes the window, before its elements are gone.
  useLayoutEffect(() => {
    if (!opened) return
    const before = document.activeElement
    const path = window.location.pathname
    return () => {
      const { activeElement } = document
      const isElsewhere = activeElement !== document.body && !isInDialog(activeElement)
      if (isElsewhere) return
      if (path !== window.location.pathname || !focusOn(before)) focusHeading()
    }
  }, [opened])
}
