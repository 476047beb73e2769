import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import {
  boughtServicesQuery,
  type ServiceOrderRow,
  type Side,
  serviceOrdersQuery,
} from '~/domains/services/orders/api.ts'
import { OrderRows } from '~/domains/services/orders/order-rows.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { CountedTabs } from '~/ui/operated/counted-tabs.tsx'
import { PagedList } from '~/ui/operated/paged-list/paged-list.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'

const VIEWS = ['running', 'done', 'cancelled'] as const

/** The services somebody ordered, or those a consultant was paid for: running, done and cancelled ones. */
export function ServiceOrderList({ side }: { side: Side }) {
  const t = useT()
  const api = useApi()
  const address = useListAddress()
  const isCustomer = side === 'customer'
  const view = VIEWS.find((one) => one === address.get('view')) ?? 'running'
  const input = { page: address.page, ...(address.search && { search: address.search }), view }
  const bought = useQuery({
    ...boughtServicesQuery(api, input),
    placeholderData: keepPreviousData,
    enabled: isCustomer,
  })
  const sold = useQuery({ ...serviceOrdersQuery(api, input), placeholderData: keepPreviousData, enabled: !isCustomer })
  const answer = isCustomer ? bought : sold
  const pictureOf = ({ other }: ServiceOrderRow) =>
    isCustomer ? (
      <Portrait id={other.id} picture={other.thumbnail} width={52} />
    ) : (
      <Avatar name={other.name} picture={null} size={46} />
    )
  return (
    <>
      <CountedTabs
        label={t('Lists of services')}
        tabs={[
          { value: 'running', title: t('Running|services') },
          { value: 'done', title: t('Done|work') },
          { value: 'cancelled', title: t('Cancelled') },
        ]}
        chosen={view}
        counts={answer.data?.counts}
        choose={(next) => address.set({ view: next === 'running' ? '' : next })}
      />
      <PagedList
        title={isCustomer ? t('Your services') : t('Orders|of services')}
        searchLabel={t('Search')}
        address={address}
        answer={answer}
        clear={() => address.set({ search: '' })}
        empty={<None side={side} view={view} />}
      >
        {(rows) => <OrderRows orders={rows} side={side} pictureOf={pictureOf} />}
      </PagedList>
    </>
  )
}

function None({ side, view }: { side: Side; view: (typeof VIEWS)[number] }) {
  const t = useT()
  if (view !== 'running')
    return (
      <EmptyState drawing="box" tint="e" title={t('Nothing here yet')}>
        {t('Services appear here once they are complete or cancelled.')}
      </EmptyState>
    )
  return side === 'customer' ? (
    <EmptyState
      drawing="box"
      tint="e"
      title={t('No services yet')}
      actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
    >
      {t('A service is fixed-price work such as a project report. Its status and files will appear here.')}
    </EmptyState>
  ) : (
    <EmptyState drawing="box" tint="e" title={t('No orders in progress')}>
      {t('When a customer orders one of your services, it appears here.')}
    </EmptyState>
  )
}
