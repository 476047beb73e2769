import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { type ServicePage, servicesQuery } from '~/domains/services/list/api.ts'
import { PER_PAGE, readServiceFilter, type ServiceFilter, servicesPath } from '~/domains/services/list/list-query.ts'
import { ServiceCards } from '~/domains/services/list/service-cards.tsx'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LinkChips } from '~/ui/link-chips.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import type { Route } from './+types/services.ts'
import classes from './services.module.css'
import { type Listed, listedIn, structuredList } from './structured.ts'

export const handle: TextsHandle = { texts: ['shop'] }

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const filter = readServiceFilter(new URL(args.request.url).searchParams)
  const { queries } = await prefetch(args, () => ({ optional: [servicesQuery(api, filter)] }))
  return { listed: listedIn(answerIn(queries, servicesQuery(api, filter)), filter), queries }
}

interface MetaArgs {
  loaderData: { listed: Listed } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData, location }: MetaArgs, { origin }) => {
  const filter = readServiceFilter(new URLSearchParams(location.search))
  const { sector, industry } = loaderData?.listed ?? {}
  const named = industry ?? sector
  const title = named ? t('Services: {place}', { place: titleOf(named, t.language) }) : t('Services')
  return {
    title: filter.page > 1 ? t('{title}, page {page}', { title, page: filter.page }) : title,
    description: t('Project reports, licences, audits: fixed scope, fixed price, delivered in days.'),
    address: servicesPath(filter),
    // An address with a sector or industry that has no services.
    private: Boolean(filter.industry ? !industry : filter.sector && !sector),
    ...(loaderData && { structured: structuredList(loaderData.listed, { t, origin }) }),
  }
})

/** Services of all consultants, by sector and industry; the filter is in the address. */
export default function Services() {
  const t = useT()
  const [query] = useSearchParams()
  const filter = readServiceFilter(query)
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery(servicesQuery(useApi(), filter))
  const { services, count = 0 } = answer.data ?? {}
  return (
    <Page>
      <PageHead
        title={t('Services')}
        action={
          isCustomer && (
            <ButtonLink to="/dashboard/my-services" variant="outline" icon="briefcase">
              {t('My services')}
            </ButtonLink>
          )
        }
      >
        {t('Fixed scope, fixed price. We hold your money until you accept the work.')}
      </PageHead>
      {answer.data && <Filters list={answer.data} filter={filter} />}
      <h2 className="pm-visually-hidden">{t('List of services')}</h2>
      <p className="pm-visually-hidden" role="status">
        {answer.data && t.count(count, '{count} service found', '{count} services found')}
      </p>
      {answer.isError && !services && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={8} />}
      {services && services.length > 0 && (
        <ServiceCards
          services={services}
          portrait={({ id, thumbnail }) => <Portrait id={id} picture={thumbnail} width={44} />}
        />
      )}
      {services?.length === 0 && <Nothing isFiltered={filter.sector !== '' || filter.page > 1} />}
      <div className={classes.pages}>
        <PageLinks
          page={filter.page}
          last={Math.ceil(count / PER_PAGE)}
          to={(number) => servicesPath({ ...filter, page: number })}
          steps
        />
      </div>
    </Page>
  )
}

interface FiltersProps {
  list: ServicePage
  filter: ServiceFilter
}

/** Sectors, and below a chosen one its industries. */
function Filters({ list: { SCategoryList: sectors, industries = [] }, filter }: FiltersProps) {
  const t = useT()
  const { sector, industry } = filter
  const all = sectors.reduce((sum, { servicesCount }) => sum + servicesCount, 0)
  return (
    <div className={classes.filters}>
      <LinkChips
        label={t('Sector')}
        chips={[
          { label: t('All sectors'), to: servicesPath(), current: !sector, count: all },
          ...sectors.map((one) => ({
            label: titleOf(one, t.language),
            to: servicesPath({ sector: one.slug }),
            current: one.slug === sector,
            count: one.servicesCount,
          })),
        ]}
      />
      {industries.length > 1 && (
        <LinkChips
          label={t('Industry')}
          chips={[
            { label: t('All industries'), to: servicesPath({ sector }), current: !industry },
            ...industries.map((one) => ({
              label: titleOf(one, t.language),
              to: servicesPath({ sector, industry: one.slug }),
              current: one.slug === industry,
              count: one.servicesCount,
            })),
          ]}
        />
      )}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  return isFiltered ? (
    <EmptyState
      drawing="glass"
      tint="b"
      title={t('No services found')}
      actions={<ButtonLink to="/service">{t('Show all services')}</ButtonLink>}
    >
      {t('Choose another sector, or ask a consultant for a quote.')}
    </EmptyState>
  ) : (
    <EmptyState
      drawing="card"
      tint="c"
      title={t('No services to buy yet')}
      actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
    >
      {t('Work that consultants offer at a fixed price will appear here.')}
    </EmptyState>
  )
}
