import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './ring-frame.module.css'

interface RingFrameProps {
  /** What a screen reader calls it. */
  label: string
  /** The id of what it reads out at once: somebody waits for an answer. */
  urgentWords?: string
  logo: ReactNode
  /** At the end of the top row. */
  aside: ReactNode
  children: ReactNode
}

/** Mantine's windows hear Escape wherever it is pressed, and close; this keeps those below as they are. */
const UNHEARD = 'data-mantine-stop-propagation'

/** Over everything, dark as the room it leads into. It goes away when the ringing ends, not by a key. */
export function RingFrame({ label, urgentWords, logo, aside, children }: RingFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still stands in the page: only then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown?.open) shown?.showModal()
    shown?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.frame}
      role={urgentWords ? 'alertdialog' : undefined}
      aria-label={label}
      aria-describedby={urgentWords}
      tabIndex={-1}
      {...{ [UNHEARD]: 'true' }}
      onFocus={({ target }) => target.setAttribute(UNHEARD, 'true')}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      // A phone's way back closes it all the same.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <header className={classes.top}>
        {logo}
        <span className={classes.aside}>{aside}</span>
      </header>
      <div className={classes.middle}>{children}</div>
    </dialog>
  )
}
