import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { placeQuery, sectorsQuery, typesQuery } from '~/domains/catalogue/api.ts'
import { profilePath } from '~/domains/consultants/api.ts'
import { CompareBar } from '~/domains/consultants/components/compare/compare-bar.tsx'
import { FilterChips } from '~/domains/consultants/components/listing/filter-chips.tsx'
import { RowSkeleton } from '~/domains/consultants/components/listing/row-skeleton.tsx'
import { SortSelect } from '~/domains/consultants/components/listing/sort-select.tsx'
import { activeFilters } from '~/domains/consultants/listing/active.ts'
import { countsQuery, listingQuery, sectorCountsQuery } from '~/domains/consultants/listing/api.ts'
import { isNarrowed, readFilters } from '~/domains/consultants/listing/filters.ts'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { translator } from '~/lib/i18n/texts.ts'
import { answerIn, mergeStates, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { graph, itemList } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs, breadcrumbList } from '~/ui/breadcrumbs.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { WhenNear } from '~/ui/when-near.tsx'
import type { Route } from './+types/consultants.ts'
import { countText } from './consultants/count-text.ts'
import { FILTER_FORM, FilterRail } from './consultants/filter-rail.tsx'
import { List } from './consultants/list.tsx'
import classes from './consultants/listing.module.css'
import { NoResults } from './consultants/no-results.tsx'
import { subjectOf } from './consultants/subject.ts'
import { useChoices } from './consultants/use-choices.ts'
import { useListingAddress, useStartAtTop } from './consultants/use-listing-address.ts'

const FoundOffers = lazy(() => import('./consultants/found-offers.tsx'))
const FilterSheet = lazyWindow('public', async () => (await import('./consultants/filter-sheet.tsx')).FilterSheet)

interface MetaArgs {
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  loaderData?: Awaited<ReturnType<typeof loader>> | undefined
}

export const meta = page((t, { loaderData, location }: MetaArgs, { origin }) => {
  const filters = readFilters(new URLSearchParams(location.search))
  const { title, description, crumbs, path, unknown } = subjectOf(filters, loaderData?.place, t)
  const address = filters.page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${filters.page}` : path
  const inLanguage = (to: string) => origin + localPath(to, t.language)
  return {
    title: filters.page > 1 ? t('{title}, page {page}', { title, page: filters.page }) : title,
    description,
    address,
    private: unknown || isNarrowed(filters) || loaderData?.listed.length === 0,
    structured: graph(breadcrumbList(crumbs, inLanguage), {
      ...itemList(
        (loaderData?.listed ?? []).map(({ name, slug }) => ({ name, path: profilePath({ slug }) })),
        inLanguage,
      ),
      name: title,
    }),
  }
})

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const filters = readFilters(new URL(args.request.url).searchParams)
  const counting = sectorCountsQuery(api, filters)
  const first = await prefetch(args, () => ({
    optional: [
      ...[listingQuery(api, filters), placeQuery(api, filters), sectorsQuery(api), typesQuery(api)],
      ...(counting.enabled ? [counting] : []),
    ],
  }))
  const listing = answerIn(first.queries, listingQuery(api, filters))
  const place = answerIn(first.queries, placeQuery(api, filters))
  const ways = listing?.data.length === 0 ? activeFilters(filters, {}, translator('en')) : []
  const without = ways.map((filter) => filter.without)
  const second = await prefetch(args, () => ({ optional: without.length > 0 ? [countsQuery(api, without)] : [] }))
  return {
    queries: mergeStates([first, second]),
    place,
    listed: (listing?.data ?? []).map(({ name, slug }) => ({ name, slug })),
  }
}

export default function Consultants() {
  const t = useT()
  const api = useApi()
  const { filters, wanted, loading, change, go } = useListingAddress()
  const [sheet, setSheet] = useState<'unseen' | 'open' | 'closed'>('unseen')
  const list = useRef<HTMLElement>(null)
  const answer = useQuery(listingQuery(api, filters))
  const place = useQuery(placeQuery(api, filters)).data
  const choices = useChoices(wanted, filters)
  const subject = subjectOf(filters, place, t)
  const named = (row: Parameters<typeof titleOf>[0] | null | undefined) => (row ? titleOf(row, t.language) : undefined)
  const active = activeFilters(
    wanted,
    { type: named(place?.type), sector: named(place?.sector), industry: named(place?.industry) },
    t,
  )
  useStartAtTop(list, filters)
  return (
    <Page>
      <Breadcrumbs crumbs={subject.crumbs} />
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{subject.title}</h1>
          <p className={classes.count} role="status">
            {answer.data &&
              (active.length > 0
                ? t.rich('{consultants} found', {
                    consultants: <strong>{countText(answer.data, t)}</strong>,
                  })
                : t.rich('{consultants}, all verified', {
                    consultants: <strong>{countText(answer.data, t)}</strong>,
                  }))}
          </p>
        </div>
        <div className={classes.tools}>
          <ButtonLink
            to="#filters"
            variant="outline"
            icon="adjustments-horizontal"
            className={classes.open}
            onClick={(event) => {
              event.preventDefault()
              setSheet('open')
            }}
          >
            {t('Filters')}
            {active.length > 0 && <span className={classes.number}>{active.length}</span>}
          </ButtonLink>
          <SortSelect form={FILTER_FORM} sort={wanted.sort} onSort={(sort) => change({ sort })} />
        </div>
      </div>
      <FilterChips active={active} />
      <div className={classes.columns}>
        <DeferredHydration>
          <FilterRail filters={wanted} choices={choices} narrowed={active.length > 0} change={change} />
        </DeferredHydration>
        <section
          ref={list}
          className={classes.list}
          data-loading={loading}
          aria-busy={loading}
          aria-label={subject.title}
        >
          {answer.isPending && (
            <div className={classes.skeletons}>
              {Array.from({ length: 4 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: identical items that never move.
                <RowSkeleton key={i} />
              ))}
            </div>
          )}
          {answer.isError && <LoadFailed retry={answer.refetch} />}
          {answer.data &&
            (answer.data.data.length > 0 ? (
              <List listing={answer.data} filters={filters} />
            ) : (
              <NoResults filters={filters} active={active} subject={subject.title} />
            ))}
          {filters.search && (
            <WhenNear>
              <Suspense fallback={null}>
                <FoundOffers search={filters.search} />
              </Suspense>
            </WhenNear>
          )}
        </section>
      </div>
      {sheet !== 'unseen' && (
        <Suspense fallback={null}>
          <FilterSheet
            opened={sheet === 'open'}
            filters={filters}
            onClose={() => setSheet('closed')}
            onApply={(draft) => {
              setSheet('closed')
              void go(draft)
            }}
          />
        </Suspense>
      )}
      <CompareBar />
    </Page>
  )
}
