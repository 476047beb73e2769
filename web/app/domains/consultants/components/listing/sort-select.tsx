import { LISTING_SORTS } from '#contract/discovery/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Sort } from '../../listing/filters.ts'
import classes from './filters/select.module.css'

const words: Record<Sort, string> = {
  best: msg('Best match'),
  rating: msg('Highest rated'),
  fee: msg('Lowest fee first'),
  soonest: msg('Soonest available'),
}

interface SortSelectProps {
  /** The form it belongs to when there is no script. */
  form: string
  sort: Sort
  onSort: (sort: Sort) => void
}

export function SortSelect({ form, sort, onSort }: SortSelectProps) {
  const t = useT()
  return (
    <div className={classes.select} data-led="true">
      <Icon name="switch-vertical" size={16} />
      <select
        form={form}
        name="sort"
        aria-label={t('Sort by')}
        value={sort}
        onChange={(event) => onSort(LISTING_SORTS.find((one) => one === event.currentTarget.value) ?? 'best')}
      >
        {LISTING_SORTS.map((one) => (
          <option key={one} value={one}>
            {t(words[one])}
          </option>
        ))}
      </select>
      <Icon name="selector" size={16} />
    </div>
  )
}
