import { type ReactNode, useEffect, useRef } from 'react'
import classes from './ring-frame.module.css'

interface RingFrameProps {
  /** What a screen reader calls it. */
  label: string
  logo: ReactNode
  /** At the end of the top row. */
  aside: ReactNode
  children: ReactNode
}

/** Over everything, dark as the room it leads into. It goes away when the ringing ends, not by a key. */
export function RingFrame({ label, logo, aside, children }: RingFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!shown?.open) shown?.showModal()
    shown?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.frame}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <header className={classes.top}>
        {logo}
        <span>{aside}</span>
      </header>
      <div className={classes.middle}>{children}</div>
    </dialog>
  )
}
