import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './ring-frame.module.css'

interface RingFrameProps {
  /** Accessible name. */
  label: string
  /** Id of the text announced at once: a caller is waiting. */
  urgentWords?: string
  logo: ReactNode
  /** At the end of the top row. */
  aside: ReactNode
  children: ReactNode
}

/** Mantine's dialogs close on Escape wherever it is pressed; this keeps those below open. */
const UNHEARD = 'data-mantine-stop-propagation'

/** A dark full-screen dialog. It closes when the ringing ends, not by a key. */
export function RingFrame({ label, urgentWords, logo, aside, children }: RingFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while still in the document: only then does the browser restore the focus.
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
      // A phone's back button closes it all the same.
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
