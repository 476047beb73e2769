import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { type WorkshopCard, workshopPath, workshopsQuery } from '~/domains/workshops/api.ts'
import { FilterForm } from '~/domains/workshops/components/filter-form.tsx'
import { WorkshopList } from '~/domains/workshops/components/workshop-list.tsx'
import { isFiltered, readFilters, writeFilters } from '~/domains/workshops/list-query.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { graph, itemList } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
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

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const query = workshopsQuery(api, readFilters(new URL(args.request.url).searchParams))
  const { queries } = await prefetch(args, () => ({ optional: [query] }))
  return { queries, listed: answerIn(queries, query)?.data ?? [] }
}

interface MetaArgs {
  loaderData: { listed: readonly WorkshopCard[] } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData, location }: MetaArgs, { origin }) => {
  const filters = readFilters(new URLSearchParams(location.search))
  const page = filters.page as number
  const title = t('Workshops')
  return {
    title: page > 1 ? t('{title}, page {page}', { title, page }) : title,
    description: t('Live workshops in small groups, online and in your city.'),
    address: `/workshops${writeFilters({}, page)}`,
    private: isFiltered(filters),
    structured: graph(
      itemList(
        (loaderData?.listed ?? []).map((workshop) => ({
          ...{ name: titleOf(workshop, t.language), path: workshopPath(workshop.slug) },
        })),
        (path) => origin + localPath(path, t.language),
      ),
    ),
  }
})

/** Workshops to come, by month, with the filters in the address. */
export default function Workshops() {
  const t = useT()
  const [query] = useSearchParams()
  const filters = readFilters(query)
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery(workshopsQuery(useApi(), filters))
  const { data: workshops = [], count = 0, limit = 1, cities = [], months = [] } = answer.data ?? {}
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
      {(months.length > 0 || isFiltered(filters)) && <FilterForm filters={filters} cities={cities} months={months} />}
      {answer.isPending && <SkeletonLines lines={8} />}
      {answer.isError && !answer.data && <LoadFailed retry={answer.refetch} />}
      {workshops.length > 0 && <WorkshopList workshops={workshops} />}
      {answer.isSuccess && workshops.length === 0 && <Nothing ofAll={!isFiltered(filters)} />}
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

function Nothing({ ofAll }: { ofAll: boolean }) {
  const t = useT()
  if (!ofAll)
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
