import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

interface ConfirmDialogProps {
  opened: boolean
  /** Asks. */
  title: string
  /** What happens, in numbers where there are any. */
  children: ReactNode
  /** The safe choice. */
  keep: string
  onKeep: () => void
  /** The deciding choice: it names what it does. */
  act: string
  onAct: () => void
  busy?: boolean
  /** False where nothing is taken away: the deciding button does not warn. */
  destructive?: boolean
}

/** A question before something that cannot be undone. */
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
