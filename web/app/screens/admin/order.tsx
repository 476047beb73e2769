import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { AccountKind } from '#contract/ledger/endpoints.ts'
import { reasonParts } from '~/domains/bookings/reasons.ts'
import { orderReasons, refundReasons } from '~/domains/bookings/staff/refund-reasons.ts'
import { chart, movementInWords } from '~/domains/ledger/words.ts'
import { storyQuery } from '~/domains/orders/staff/api.ts'
import { RefundOrder } from '~/domains/orders/staff/components/refund-order.tsx'
import { OrderStory } from '~/domains/orders/staff/components/story.tsx'
import { WaitingRefund } from '~/domains/orders/staff/components/waiting-refund.tsx'
import { orderStatuses } from '~/domains/orders/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './person.module.css'

export const meta = page((t) => ({
  title: t('Order'),
  description: t('Order details and history.'),
  private: true,
}))

export default function OrderPage() {
  const t = useT()
  const { data: story, error } = useQuery(storyQuery(useApi(), Number(useParams().order)))
  if (error && !story)
    return (
      <>
        <PageHead title={t('Order')} />
        <EmptyState
          drawing="bank"
          tint="d"
          title={t('This order cannot be shown')}
          actions={<ButtonLink to="/admin/orders">{t('All orders')}</ButtonLink>}
        >
          {problemText(error, t)}
        </EmptyState>
      </>
    )
  if (!story) return <SkeletonLines lines={10} />
  const { order, buyer } = story
  const { word, color } = orderStatuses[order.status]
  return (
    <>
      <LocalLink to="/admin/orders" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Orders')}
      </LocalLink>
      <PageHead
        title={`${t('Order {id}', { id: order.id })}, ${formatPaise(order.totalPaise)}`}
        action={<RefundOrder order={order} reasons={refundReasons(orderReasons, t)} />}
      >
        <span className={classes.under}>
          <Badge color={color}>{t(word)}</Badge>
          {buyer.name} · {formatDate(order.createdAt, t)}, {formatTime(order.createdAt, t)}
        </span>
      </PageHead>
      <WaitingRefund orderId={order.id} reasonOf={(reasonCode) => reasonParts({ reason: '', reasonCode }, t).join()} />
      <OrderStory
        story={story}
        placeInWords={(place) => t(chart[place as AccountKind].name)}
        kindInWords={(kind) => movementInWords(kind, t)}
        reasonOf={(refund) => reasonParts(refund, t).join(' · ')}
      />
    </>
  )
}
