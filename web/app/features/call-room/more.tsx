import { useCallback, useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import { useDismiss } from '~/ui/use-dismiss.ts'
import { Control } from './control.tsx'
import classes from './more.module.css'

export interface MoreEntry {
  key: string
  icon: IconName
  label: string
  shortcut?: string
  /** Shown in the bar itself if there is room. */
  small?: boolean
  /** Not supported by this browser. */
  hidden?: boolean
  onPick: () => void
}

/** Rarely used actions, and on a phone also those that do not fit into the bar. */
export function More({ entries }: { entries: readonly MoreEntry[] }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  useDismiss(
    open,
    useCallback(() => setOpen(false), []),
    area,
  )
  const shown = entries.filter(({ hidden }) => !hidden)
  return (
    <div className={classes.anchor} ref={area}>
      <Control
        icon="dots"
        label={t('More')}
        look={open ? 'on' : 'plain'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <ul className={classes.list}>
          {shown.map(({ key, icon, label, shortcut, small = false, onPick }) => (
            <li key={key} data-small={small}>
              <button
                type="button"
                onClick={() => {
                  // This button is removed; what it opened returns the focus to the one that stays.
                  area.current?.querySelector('button')?.focus()
                  setOpen(false)
                  onPick()
                }}
              >
                <Icon name={icon} />
                {label}
                {shortcut && <kbd>{shortcut}</kbd>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
