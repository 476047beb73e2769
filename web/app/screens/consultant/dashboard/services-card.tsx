import { useQuery } from '@tanstack/react-query'
import { serviceOrdersQuery } from '~/domains/services/orders/api.ts'
import { SERVICE_ORDERS_PATH, serviceOrderPath } from '~/domains/services/orders/paths.ts'
import { nextOf } from '~/domains/services/orders/words.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'

const SHOWN = 3

/** The latest services in progress, and the way to all of them. */
export function ServicesCard() {
  const t = useT()
  const { data } = useQuery(serviceOrdersQuery(useApi(), { view: 'running', limit: SHOWN }))
  return (
    <Panel
      title={t('Services in progress')}
      flush
      action={<LocalLink to={SERVICE_ORDERS_PATH}>{t('All services')}</LocalLink>}
    >
      <RowList
        empty={t('When a customer orders one of your services, it appears here.')}
        rows={(data?.data ?? []).map((order) => ({
          key: order.id,
          title: <LocalLink to={serviceOrderPath(order.id, 'consultant')}>{titleOf(order, t.language)}</LocalLink>,
          meta: `${order.other.name} · ${nextOf(order, 'consultant', t)}`,
        }))}
      />
    </Panel>
  )
}
