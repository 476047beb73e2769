import { Link } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { ActiveFilter } from '../../listing/active.ts'
import { writeFilters } from '../../listing/filters.ts'
import classes from './filter-chips.module.css'

/** Active filters; each chip links to the list without it. */
export function FilterChips({ active }: { active: readonly ActiveFilter[] }) {
  const t = useT()
  if (active.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('Chosen filters')}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={{ search: writeFilters(without) }}
            preventScrollReset
            className={classes.chip}
            aria-label={t('Remove {filter}', { filter: label })}
          >
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
