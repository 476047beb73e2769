import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { homeFactsQuery, topConsultantsQuery } from '~/domains/consultants/api.ts'
import { ConsultantCard } from '~/domains/consultants/components/consultant-card.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { prefetch, useApi } from '~/lib/query.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/consultants.ts'
import { AskInstead } from './consultants/ask-instead.tsx'
import classes from './home/top-consultants.module.css'

const SHOWN = 24

export const meta = page((t) => ({
  title: t('Consultants'),
  description: t('Find a consultant by industry, language and fee, and see what customers said.'),
  query: ['consultant', 'sector', 'industry'],
}))

export const loader = (args: Route.LoaderArgs) =>
  prefetch(args, (api) => ({ optional: [topConsultantsQuery(api, SHOWN), homeFactsQuery(api)] }))

export default function Consultants() {
  const t = useT()
  const api = useApi()
  const [query] = useSearchParams()
  const narrowed = ['search', 'consultant', 'sector', 'industry'].some((name) => query.get(name))
  const total = useQuery(homeFactsQuery(api)).data?.verifiedConsultants
  const consultants = useQuery(topConsultantsQuery(api, SHOWN)).data?.topConsultants ?? []
  return (
    <Page>
      <PageHead title={t('Consultants')}>
        {total !== undefined &&
          t.count(total, '{count} verified consultant', '{count} verified consultants', { count: formatCount(total) })}
      </PageHead>
      {(narrowed || consultants.length === 0) && <AskInstead search={query.get('search')} />}
      <div className={classes.cards}>
        {consultants.map((consultant) => (
          <ConsultantCard
            headingOrder={2}
            key={consultant.id}
            consultant={consultant}
            to={`/consultants?industry=${consultant.industries[0]?.id ?? ''}`}
          />
        ))}
      </div>
    </Page>
  )
}
