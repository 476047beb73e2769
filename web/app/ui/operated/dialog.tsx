import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './dialog.module.css'
import { Sheet, type SheetProps } from './sheet.tsx'

interface DialogProps extends Omit<SheetProps, 'label' | 'width'> {
  /** A question or a statement; also the dialog's accessible name. */
  title: string
  /** The visible title, if it is more than text. */
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

/** Buttons of a dialog: the safe one left, the confirming one right. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)
