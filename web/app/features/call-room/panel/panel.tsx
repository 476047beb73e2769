import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import classes from './panel.module.css'

export type Tab = 'chat' | 'notes' | 'documents'
const tabs: readonly Tab[] = ['chat', 'notes', 'documents']

interface PanelProps {
  open: Tab
  /** Opened by a key, so it takes the focus. */
  byKey: boolean
  onOpen: (tab: Tab) => void
  onClose: () => void
  children: ReactNode
}

/** Beside the video, or its lower half on a phone. */
export function Panel({ open, byKey, onOpen, onClose, children }: PanelProps) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another sheet.
  useEffect(() => {
    if (!byKey) return
    const field = panel.current?.querySelector<HTMLElement>('input, textarea')
    ;(field ?? panel.current?.querySelector<HTMLElement>('[aria-selected="true"]'))?.focus()
  }, [byKey, open])
  const words = { chat: t('Chat'), notes: t('Notes'), documents: t('Documents|of a call') }
  const turn = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const step = key === 'ArrowLeft' ? -1 : 1
    const other = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length] ?? open
    onOpen(other)
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus()
  }
  const close = () => {
    document.querySelector<HTMLElement>('[aria-controls="room-panel"][aria-expanded="true"]')?.focus()
    onClose()
  }
  return (
    <section
      ref={panel}
      className={classes.panel}
      id="room-panel"
      aria-label={t('Chat, notes and documents')}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={classes.head}>
        <div
          className={classes.tabs}
          role="tablist"
          aria-label={t('Chat, notes and documents')}
          ref={list}
          onKeyDown={turn}
        >
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`room-tab-${tab}`}
              data-tab={tab}
              aria-selected={tab === open}
              aria-controls="room-tab-panel"
              tabIndex={tab === open ? 0 : -1}
              onClick={() => onOpen(tab)}
            >
              {words[tab]}
            </button>
          ))}
        </div>
        <IconButton icon="x" label={t('Close the panel')} onClick={close} className={classes.close} />
      </div>
      <div className={classes.body} role="tabpanel" id="room-tab-panel" aria-labelledby={`room-tab-${open}`}>
        {children}
      </div>
    </section>
  )
}
