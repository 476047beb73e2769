import { Modal } from '@mantine/core'
import './foundation.css'
import '@mantine/core/styles/Modal.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './sheet.module.css'
import { useFocusBack } from './use-focus-back.ts'

export interface SheetProps {
  opened: boolean
  onClose: () => void
  /** Width in pixels on a screen that has room. */
  width: number
  /** What a screen reader calls it, from the moment it takes the focus: a `Modal.Title` would name it a moment later. */
  label: string
  children: ReactNode
}

const FROM_MD = '(min-width: 48em)'

/** A window over the page; on a phone it comes up from the bottom edge and keeps to it. */
export function Sheet({ opened, onClose, width, label, children }: SheetProps) {
  const roomy = useMediaQuery(FROM_MD, true, { getInitialValueInEffect: false })
  // A window that is loaded when it is first wanted must still open, or it does not move in.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  useFocusBack(opened)
  return (
    <Modal.Root
      opened={shown}
      onClose={onClose}
      size={width}
      padding={0}
      centered
      // base.css holds the page still; Mantine's way writes a style that the pages' policy refuses.
      lockScroll={false}
      returnFocus={false}
      classNames={{ inner: classes.inner ?? '', content: classes.content ?? '' }}
      transitionProps={roomy ? { transition: 'pop', duration: 200 } : { transition: 'slide-up', duration: 320 }}
    >
      <Modal.Overlay backgroundOpacity={0.5} color="var(--pm-room-bg)" />
      <Modal.Content radius="xl" aria-label={label}>
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}
