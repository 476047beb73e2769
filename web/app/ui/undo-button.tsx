import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusHeading, focusOn, isInDialog } from '~/lib/focus.ts'
import classes from './operated/toaster.module.css'

/** A toast that is being replaced stays for its transition; only the newest one handles the Tab key. */
let newest: HTMLButtonElement | null = null

/**
 * A toast is at the end of the page and disappears after seconds, too far away for a keyboard. While it is shown, the
 * first Tab moves here, and the next one back; a toast that has the focus stays.
 */
export function UndoButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const undo = button.current
    newest = undo
    let origin: Element | null = null
    const goBack = () => focusOn(origin) || focusHeading()
    const onTab = (event: KeyboardEvent) => {
      const { activeElement } = document
      if (event.key !== 'Tab' || undo !== newest || isInDialog(activeElement)) return
      if (activeElement === undo) {
        event.preventDefault()
        goBack()
      } else if (!origin && !event.shiftKey) {
        event.preventDefault()
        origin = activeElement
        undo?.focus()
      }
    }
    document.addEventListener('keydown', onTab)
    return () => {
      document.removeEventListener('keydown', onTab)
      if (document.activeElement === undo) goBack()
    }
  }, [])
  return (
    <button type="button" ref={button} className={classes.undo} onClick={onClick}>
      {children}
    </button>
  )
}
