import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import classes from './more-menu.module.css'
import { useDismiss } from './use-dismiss.ts'

export interface MoreEntry {
  key: string
  icon: IconName
  label: ReactNode
  onPick: () => void
  /** Removes something. */
  destructive?: boolean
}

interface MoreMenuProps {
  label: string
  entries: readonly MoreEntry[]
  /** Without a border, where many rows have one. */
  quiet?: boolean
}

/** A menu of the last visible row would open below the window, or behind the bar of a phone. */
const bringIntoView = (list: HTMLUListElement | null) => list?.scrollIntoView({ block: 'nearest' })

/** More actions on a row, behind three dots. */
export function MoreMenu({ label, entries, quiet = false }: MoreMenuProps) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useDismiss(
    open,
    useCallback(() => setOpen(false), []),
    area,
  )
  return (
    <div className={classes.anchor} ref={area}>
      <button
        ref={opener}
        type="button"
        className={classes.button}
        data-quiet={quiet}
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="dots" />
      </button>
      {open && (
        <ul ref={bringIntoView} className={classes.list}>
          {entries.map(({ key, icon, label: words, onPick, destructive = false }) => (
            <li key={key}>
              <button
                type="button"
                data-destructive={destructive}
                onClick={() => {
                  // The entry disappears: a dialog that it opens returns the focus to the three dots.
                  opener.current?.focus({ preventScroll: true })
                  setOpen(false)
                  onPick()
                }}
              >
                <Icon name={icon} />
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
