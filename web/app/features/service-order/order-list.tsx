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
import { SearchedList } from '~/ui/operated/paged-list/searched-list.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { Segments } from '~/ui/segments.tsx'
import classes from './order-page.module.css'

const VIEWS = ['running', 'done', 'cancelled'] as const

/** The services somebody ordered, or those a consultant was paid for: running, done and cancelled ones. */
export function ServiceOrderList({ side }: { side: Side }) {
  const t = useT()
  const api = useApi()
  const address = useListAddress()
  const view = VIEWS.find((one) => one === address.get('view')) ?? 'running'
  const pictureOf = ({ other }: ServiceOrderRow) =>
    side === 'customer' ? (
      <Portrait id={other.id} picture={other.thumbnail} width={52} />
    ) : (
      <Avatar name={other.name} picture={null} size={46} />
    )
  const empty = <None side={side} view={view} />
  const rowsOf = (rows: readonly ServiceOrderRow[]) => <OrderRows orders={rows} side={side} pictureOf={pictureOf} />
  return (
    <div className={classes.list}>
      <Segments
        legend={t('Show services')}
        name="view"
        chosen={view}
        onChoose={(next) => address.set({ view: next === 'running' ? '' : next })}
        choices={[
          { value: 'running', label: t('Running|services') },
          { value: 'done', label: t('Done|work') },
          { value: 'cancelled', label: t('Cancelled') },
        ]}
      />
      {side === 'customer' ? (
        <SearchedList
          title={t('Your services')}
          query={(input) => boughtServicesQuery(api, { ...input, view })}
          empty={empty}
        >
          {(rows) => rowsOf(rows)}
        </SearchedList>
      ) : (
        <SearchedList
          title={t('Orders|of services')}
          query={(input) => serviceOrdersQuery(api, { ...input, view })}
          empty={empty}
        >
          {(rows) => rowsOf(rows)}
        </SearchedList>
      )}
    </div>
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
