import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './dialog.module.css'
import { Sheet, type SheetProps } from './sheet.tsx'

interface DialogProps extends Omit<SheetProps, 'label' | 'width'> {
  /** Asks or states, and names the window. */
  title: string
  /** The title as it is drawn, where it is more than its words. */
  heading?: ReactNode
  width?: number
}

/** A question or a short form over the page. */
export function Dialog({ title, heading = title, width = 540, children, ...sheet }: DialogProps) {
  const t = useT()
  return (
    <Sheet width={width} label={title} {...sheet}>
      <div className={classes.head}>
        <h2 className={classes.title}>{heading}</h2>
        <Modal.CloseButton aria-label={t('Close')} />
      </div>
      <div className={classes.body}>{children}</div>
    </Sheet>
  )
}

/** The choices of a dialog: the safe one left, the deciding one right. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)
