import { Link } from 'react-router'
import { FilterFields } from '~/domains/consultants/components/listing/filters/filter-fields.tsx'
import type { Choices } from '~/domains/consultants/components/listing/filters/types.ts'
import { changed, type Filters, noFilters, writeFilters } from '~/domains/consultants/listing/filters.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './filter-rail.module.css'

export const FILTER_FORM = 'consultant-filters'

interface FilterRailProps {
  filters: Filters
  choices: Choices
  narrowed: boolean
  change: Parameters<typeof FilterFields>[0]['change']
}

/** Beside the list from lg on. Without scripts it is a plain form, reached by a link on a phone. */
export function FilterRail({ filters, choices, narrowed, change }: FilterRailProps) {
  const t = useT()
  return (
    <aside className={classes.rail} id="filters" aria-label={t('Filters')}>
      <form
        id={FILTER_FORM}
        method="get"
        action={localPath('/consultants', t.language)}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={classes.head}>
          <h2>{t('Filters')}</h2>
          {narrowed && (
            <Link to={{ search: writeFilters(changed(noFilters, { sort: filters.sort })) }} preventScrollReset>
              {t('Clear all')}
            </Link>
          )}
        </div>
        {filters.search && <input type="hidden" name="search" value={filters.search} />}
        <FilterFields filters={filters} change={change} choices={choices} />
        <PlainButton type="submit" className={classes.submit}>
          {t('Show consultants')}
        </PlainButton>
      </form>
    </aside>
  )
}
