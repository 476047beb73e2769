import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import classes from './room-dialog.module.css'

interface RoomDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A native dialog in the room's colours: the browser traps the focus and closes it on Esc. */
export function RoomDialog({ title, onClose, children }: RoomDialogProps) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  // Closed by the browser, which restores the focus.
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          <IconButton icon="x" label={t('Close')} onClick={close} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
