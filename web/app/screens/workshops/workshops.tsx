import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { workshopsQuery } from '~/domains/workshops/api.ts'
import { FilterForm } from '~/domains/workshops/components/filter-form.tsx'
import { WorkshopList } from '~/domains/workshops/components/workshop-list.tsx'
import { readFilters, writeFilters } from '~/domains/workshops/list-query.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import type { Route } from './+types/workshops.ts'
import classes from './workshops.module.css'

export const handle: TextsHandle = { texts: ['shop'] }

export const meta = page((t) => ({
  title: t('Workshops'),
  description: t('Live workshops in small groups, online and in your city.'),
}))

export const loader = (args: Route.LoaderArgs) => {
  const { api } = args.context.get(pageContext)
  const filters = readFilters(new URL(args.request.url).searchParams)
  return prefetch(args, () => ({ optional: [workshopsQuery(api, filters)] }))
}

/** Workshops to come, by month, with the filters in the address. */
export default function Workshops() {
  const t = useT()
  const [query] = useSearchParams()
  const filters = readFilters(query)
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery(workshopsQuery(useApi(), filters))
  const { data: workshops = [], count = 0, limit = 1, cities = [], months = [] } = answer.data ?? {}
  const isFiltered = Boolean(filters.place || filters.city || filters.month || filters.language)
  return (
    <Page>
      <PageHead
        title={t('Workshops')}
        action={
          isCustomer && (
            <ButtonLink to="/dashboard/workshops" variant="outline" icon="armchair">
              {t('Your tickets')}
            </ButtonLink>
          )
        }
      >
        {t('Live, in small groups. Bring your own problem and your own papers.')}
      </PageHead>
      {(months.length > 0 || isFiltered) && <FilterForm filters={filters} cities={cities} months={months} />}
      {answer.isPending && <SkeletonLines lines={8} />}
      {answer.isError && !answer.data && <LoadFailed retry={answer.refetch} />}
      {workshops.length > 0 && <WorkshopList workshops={workshops} />}
      {answer.isSuccess && workshops.length === 0 && <Nothing isFiltered={isFiltered} />}
      <div className={classes.pages}>
        <PageLinks
          page={filters.page as number}
          last={Math.ceil(count / limit)}
          to={(number) => ({ search: writeFilters(filters, number) })}
          steps
        />
      </div>
      <p className={classes.hint}>
        <Icon name="building-store" />
        <span>
          <strong>{t('Want one in your town?')}</strong>{' '}
          {t('Twelve people are enough for a workshop at a venue. Tell the help desk the subject and the city.')}
        </span>
      </p>
    </Page>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  if (isFiltered)
    return (
      <EmptyState
        drawing="glass"
        tint="b"
        title={t('No workshops found')}
        actions={<ButtonLink to="/workshops">{t('Show all workshops')}</ButtonLink>}
      >
        {t('Try another month, or choose online.')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="board"
      tint="d"
      title={t('No workshops yet')}
      actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
    >
      {t('Upcoming workshops will appear here with date, venue, trainer and seats left.')}
    </EmptyState>
  )
}
