import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ActiveFilter } from '~/domains/consultants/listing/active.ts'
import { countsQuery } from '~/domains/consultants/listing/api.ts'
import { changed, type Filters, writeFilters } from '~/domains/consultants/listing/filters.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { askForCall } from '~/shell/popups/state.ts'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { countText } from './count-text.ts'
import classes from './no-results.module.css'

interface NoResultsProps {
  filters: Filters
  active: readonly ActiveFilter[]
  /** Title of the list, for the help desk. */
  subject: string
}

/** No results: which single filter to remove and how many that would show; otherwise the help desk. */
export function NoResults({ filters, active, subject }: NoResultsProps) {
  const t = useT()
  const api = useApi()
  const without = active.map((filter) => filter.without)
  const { data: counts = [] } = useQuery({ ...countsQuery(api, without), enabled: without.length > 0 })
  const ways = counts
    .map((found, i) => ({ found, ...active[i]! }))
    .filter(({ found }) => found.count > 0)
    .sort((a, b) => b.found.count - a.found.count)
  const beyond = filters.page > 1
  return (
    <>
      <EmptyState
        drawing="glass"
        tint="e"
        title={beyond ? t('There is no such page in this list') : t('No consultants match these filters')}
        actions={
          <>
            {beyond && (
              <ButtonLink to={`/consultants${writeFilters(changed(filters, {}))}`}>
                {t('Go to the first page')}
              </ButtonLink>
            )}
            <PlainButton
              variant={beyond || ways.length > 0 ? 'outline' : 'filled'}
              icon="phone"
              onClick={() => askForCall(subject)}
            >
              {t('Request a call back')}
            </PlainButton>
            <ButtonLink to="/written-consultancy" variant="outline">
              {t('Ask in writing')}
            </ButtonLink>
          </>
        }
      >
        {ways.length > 0
          ? t('Remove a filter to see more, or ask our help desk to find someone for you.')
          : t('Our help desk knows every consultant and will find someone for you.')}
      </EmptyState>
      {!beyond && ways.length > 0 && (
        <ul className={classes.ways} aria-label={t('Filters you can remove')}>
          {ways.map(({ key, label, without, found }) => (
            <li key={key}>
              <Link to={{ search: writeFilters(without) }} preventScrollReset>
                <span>{t('Without “{filter}”', { filter: label })}</span>
                <strong>{countText(found, t)}</strong>
                <Icon name="arrow-right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(active.length > 1 || (active.length === 1 && ways.length === 0)) && (
        <p className={classes.all}>
          <Link to={{ search: '' }}>{t('Clear all filters')}</Link>
        </p>
      )}
    </>
  )
}
