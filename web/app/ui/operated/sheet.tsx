import { Modal } from '@mantine/core'
import './foundation.css'
import '@mantine/core/styles/Modal.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { useFocusBack } from '../use-focus-back.ts'
import classes from './sheet.module.css'

export interface SheetProps {
  opened: boolean
  onClose: () => void
  /** Width in pixels on a large screen. */
  width: number
  /** Accessible name from the moment it takes the focus: a `Modal.Title` would set it a moment later. */
  label: string
  children: ReactNode
}

/** Those that are open, in the order of opening. */
const openSheets: symbol[] = []

/** Closes only the uppermost sheet: Escape reaches every open one. */
function useCloseOnTop(opened: boolean, onClose: () => void) {
  const [own] = useState(() => Symbol())
  useEffect(() => {
    if (!opened) return undefined
    openSheets.push(own)
    // Only after the event that closed it has reached the sheets below.
    return () => void setTimeout(() => openSheets.splice(openSheets.indexOf(own), 1))
  }, [opened, own])
  return () => {
    if (openSheets.at(-1) === own) onClose()
  }
}

const FROM_MD = '(min-width: 48em)'

/** A dialog over the page; on a phone it slides up from the bottom edge. */
export function Sheet({ opened, onClose, width, label, children }: SheetProps) {
  const roomy = useMediaQuery(FROM_MD, true, { getInitialValueInEffect: false })
  // A lazily loaded dialog must be mounted closed and then opened, or it has no opening transition.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  useFocusBack(opened)
  const close = useCloseOnTop(opened, onClose)
  return (
    <Modal.Root
      opened={shown}
      onClose={close}
      size={width}
      padding={0}
      centered
      // base.css locks scrolling; Mantine's way writes a style element that our CSP refuses.
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
