import { Link } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import type { CourseList } from '../api.ts'
import classes from './list.module.css'
import { type CourseFilter, SHORT_HOURS, writeCourseFilter } from './list-query.ts'

interface FilterChipsProps {
  filter: CourseFilter
  sectors: CourseList['courseType']
}

/** Filters as links: one sector, and two that are switched on and off. */
export function FilterChips({ filter, sectors }: FilterChipsProps) {
  const t = useT()
  const chips = [
    { label: t('All sectors'), isOn: !filter.sector, change: { sector: '' } },
    ...sectors.map((sector) => ({
      label: titleOf(sector, t.language),
      isOn: filter.sector === sector.slug,
      change: { sector: sector.slug },
    })),
    {
      label: t('Under {hours} hours', { hours: SHORT_HOURS }),
      isOn: filter.isShort,
      change: { isShort: !filter.isShort },
    },
    { label: t('In Hindi'), isOn: filter.isHindi, change: { isHindi: !filter.isHindi } },
  ]
  return (
    <nav aria-label={t('Filters')}>
      <ul className={classes.chips}>
        {chips.map(({ label, isOn, change }) => (
          <li key={label}>
            <Link
              to={{ search: writeCourseFilter({ ...filter, page: 1, ...change }) }}
              preventScrollReset
              aria-current={isOn ? 'true' : undefined}
            >
              {isOn && <Icon name="check" size={18} />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
