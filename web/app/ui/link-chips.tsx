import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from './icon.tsx'
import classes from './link-chips.module.css'

export interface LinkChip {
  label: string
  to: string
  current: boolean
  /** Shown after the label. */
  count?: number
}

interface LinkChipsProps {
  /** What is chosen here. */
  label: string
  chips: readonly LinkChip[]
}

const MANY = 8

/** Filters of a list as links to its other addresses. */
export function LinkChips({ label, chips }: LinkChipsProps) {
  const t = useT()
  return (
    <nav aria-label={label} className={classes.chips} data-many={chips.length >= MANY}>
      {chips.map((chip) => (
        <LocalLink
          key={chip.to}
          to={chip.to}
          lang={t.lang(chip.label)}
          aria-current={chip.current ? 'true' : undefined}
          preventScrollReset
        >
          {chip.current && <Icon name="check" size={16} />}
          {chip.label}
          {chip.count !== undefined && <small className="pm-num">{chip.count}</small>}
        </LocalLink>
      ))}
    </nav>
  )
}
