import { useQuery } from '@tanstack/react-query'
import { type Side, serviceOrderQuery } from '~/domains/services/orders/api.ts'
import { MY_SERVICES_PATH, SERVICE_ORDERS_PATH } from '~/domains/services/orders/paths.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { NoSuch } from '~/ui/no-such.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { ServiceOrderPage } from './order-page.tsx'

/** The page of one ordered service, loaded by its address. */
export function ServiceOrderScreen({ id, side }: { id: number; side: Side }) {
  const t = useT()
  const answer = useQuery({ ...serviceOrderQuery(useApi(), id), refetchOnMount: 'always' })
  if (answer.data) return <ServiceOrderPage order={answer.data.serviceOrder} side={side} />
  if (answer.isError)
    return (
      <NoSuch
        error={answer.error}
        retry={answer.refetch}
        page={t('Service')}
        drawing="box"
        title={t('This order cannot be shown')}
        actions={
          <ButtonLink to={side === 'customer' ? MY_SERVICES_PATH : SERVICE_ORDERS_PATH}>{t('All services')}</ButtonLink>
        }
      >
        {t('It belongs to another account.')}
      </NoSuch>
    )
  return (
    <>
      <PageHead title={t('Service')} />
      <SkeletonLines lines={10} />
    </>
  )
}
