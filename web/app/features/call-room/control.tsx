import type { ComponentProps } from 'react'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import classes from './control.module.css'

interface ControlProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** What a press does, or what is open. */
  label: string
  /**
   * `off`: something of one's own is turned off. `on`: a panel is open, a screen is shared. `leave`: leaves the call.
   */
  look?: 'plain' | 'off' | 'on' | 'leave'
  /** Keyboard shortcut. */
  shortcut?: string
  /** Number of unread items, and what they are. */
  count?: number
  countWords?: string
}

/** An icon with its label below. */
export const Control = ({ icon, label, look = 'plain', shortcut, count = 0, countWords, ...rest }: ControlProps) => (
  <button
    type="button"
    {...rest}
    className={classes.control}
    data-look={look}
    {...(shortcut && { 'aria-keyshortcuts': shortcut, title: `${label} (${shortcut})` })}
  >
    <span className={classes.face}>
      <Icon name={icon} size={22} />
      {count > 0 && (
        <span className={`${classes.count} pm-num`} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
    <span className={classes.label}>
      {label}
      {count > 0 && <span className="pm-visually-hidden">, {countWords}</span>}
    </span>
  </button>
)
