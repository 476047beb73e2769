import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

interface ConfirmDialogProps {
  opened: boolean
  /** A question. */
  title: string
  /** What happens, with amounts where there are any. */
  children: ReactNode
  /** The safe choice. */
  keep: string
  onKeep: () => void
  /** The confirming choice: it names what it does. */
  act: string
  onAct: () => void
  busy?: boolean
  /** False if nothing is removed: the confirming button does not warn. */
  destructive?: boolean
}

/** A confirmation before something that cannot be undone. */
export function ConfirmDialog({
  opened,
  title,
  children,
  keep,
  onKeep,
  act,
  onAct,
  busy = false,
  destructive = true,
}: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onKeep} title={title} width={480}>
      <div>{children}</div>
      <DialogActions>
        <Button variant="default" size="lg" onClick={onKeep} data-autofocus>
          {keep}
        </Button>
        <Button size="lg" onClick={onAct} loading={busy} {...(destructive && { variant: 'light', color: 'madder' })}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
