import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { reasonParts } from '~/domains/bookings/reasons.ts'
import { isPaid, type Order, orderQuery } from '~/domains/orders/api.ts'
import { DocumentList } from '~/domains/orders/components/document-list.tsx'
import { NoSuchOrder } from '~/domains/orders/components/no-such-order.tsx'
import { OrderLines } from '~/domains/orders/components/order-lines.tsx'
import { PaidBy } from '~/domains/orders/components/paid-by.tsx'
import { RefundPart } from '~/domains/orders/components/refund-part.tsx'
import { Sums } from '~/domains/orders/components/sums.tsx'
import { checkoutPath, PAYMENTS_PATH } from '~/domains/orders/paths.ts'
import { orderStatuses } from '~/domains/orders/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './my-wallet.module.css'

export const meta = page((t) => ({
  title: t('Your order'),
  description: t('Your order, payment and invoices.'),
  private: true,
}))

export default function MyWalletOrder() {
  const t = useT()
  const id = Number(useParams().order)
  const signedIn = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery({ ...orderQuery(useApi(), id), enabled: signedIn, refetchOnMount: 'always' })
  const order = answer.data?.order
  if (answer.isError && !order) return <NoSuchOrder error={answer.error} retry={answer.refetch} />
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { title: t('My wallet'), to: '/dashboard/my-wallet' },
          { title: t('Payments'), to: PAYMENTS_PATH },
          { title: t('Order {id}', { id }) },
        ]}
      />
      {order ? (
        <Story order={order} />
      ) : (
        <>
          <PageHead title={t('Order {id}', { id })} />
          <SkeletonLines lines={8} />
        </>
      )}
    </>
  )
}

function Story({ order }: { order: Order }) {
  const t = useT()
  const { word, color } = orderStatuses[order.status]
  const at = order.paidAt ?? order.createdAt
  const pay = (
    <ButtonLink to={checkoutPath(order.id)}>{order.status === 'lapsed' ? t('View') : t('Go to payment')}</ButtonLink>
  )
  return (
    <>
      <PageHead title={t('Order {id}', { id: order.id })} action={!isPaid(order) && pay}>
        <span className={classes.status}>
          <Badge color={color}>{t(word)}</Badge>
          {formatDate(at, t)}, {formatTime(at, t)}
        </span>
      </PageHead>
      <div className={classes.order}>
        <div className={classes.parts}>
          <Panel title={t('Items')} flush>
            <OrderLines order={order} />
          </Panel>
          {order.documents.length > 0 && (
            <Panel title={t('Invoices')} flush>
              <DocumentList order={order} />
            </Panel>
          )}
          <RefundPart order={order} reasonOf={(refund) => reasonParts(refund, t).join(' · ')} />
        </div>
        <Panel title={t('Summary')}>
          <Sums of={order} items={order.lines.length} placeKnown />
          <PaidBy order={order} />
        </Panel>
      </div>
    </>
  )
}
