import { type OwnService, ownServicesQuery } from '~/domains/services/editing/api.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { SearchedList } from '~/ui/operated/paged-list/searched-list.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { RowList } from '~/ui/row-list.tsx'

export const meta = page((t) => ({
  title: t('Services you offer'),
  description: t('The services you offer.'),
  private: true,
}))

export default function Services() {
  const t = useT()
  const api = useApi()
  const add = <ButtonLink to="/services/new">{t('Add a service')}</ButtonLink>
  return (
    <>
      <PageHead title={t('Services you offer')} action={add}>
        {t('Fixed-scope work that customers can order at a fixed price.')}
      </PageHead>
      <SearchedList
        title={t('Services you offer')}
        query={(input) => ownServicesQuery(api, input)}
        empty={
          <EmptyState drawing="box" tint="e" title={t('No services yet')} actions={add}>
            {t('Describe the work, its price and its delivery time. Customers find it on your profile.')}
          </EmptyState>
        }
      >
        {(rows) => <Rows services={rows} />}
      </SearchedList>
    </>
  )
}

function Rows({ services }: { services: readonly OwnService[] }) {
  const t = useT()
  const states = {
    draft: { word: t('Draft|a service'), color: 'gray' },
    offered: { word: t('On sale|a service'), color: 'leaf' },
    withdrawn: { word: t('Withdrawn|a service'), color: 'gray' },
  } as const
  return (
    <RowList
      empty={t('No services yet')}
      rows={services.map((service) => {
        const { id, state, pricePaise, days, orders } = service
        const facts = [
          titleOf(service.industry, t.language),
          formatPaise(pricePaise),
          t.count(days, '{count} day', '{count} days'),
          t.count(orders, 'ordered {count} time', 'ordered {count} times'),
        ]
        return {
          ...{ key: id, icon: 'briefcase' as const },
          title: <LocalLink to={`/services/${id}`}>{titleOf(service, t.language)}</LocalLink>,
          meta: facts.join(' · '),
          end: <Badge color={states[state].color}>{states[state].word}</Badge>,
        }
      })}
    />
  )
}
