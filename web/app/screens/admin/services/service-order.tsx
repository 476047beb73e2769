import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DisputedDocuments } from '~/domains/locker/components/disputed-documents.tsx'
import { milestoneTitle } from '~/domains/services/orders/words.ts'
import {
  cancelByStaff,
  decideDispute,
  type ServiceOrderStory,
  serviceOrderStoryQuery,
} from '~/domains/services/staff/api.ts'
import { byInWords, entryIcon, entryInWords, statusOf } from '~/domains/services/staff/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Facts } from '~/ui/facts.tsx'
import { Icon } from '~/ui/icon.tsx'
import { NoSuch } from '~/ui/no-such.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { HiddenContacts } from '~/ui/operated/data-table/hidden-contacts.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Timeline } from '~/ui/timeline.tsx'
import classes from '../person.module.css'

export const meta = page((t) => ({
  title: t('Service'),
  description: t('An ordered service, its milestones and history.'),
  private: true,
}))

type Act = 'accepted' | 'refunded' | 'cancel'

export default function StaffServiceOrderPage() {
  const t = useT()
  const id = Number(useParams().serviceOrder)
  const [act, setAct] = useState<Act>()
  const { data: story, error, refetch } = useQuery(serviceOrderStoryQuery(useApi(), id))
  if (error && !story)
    return (
      <NoSuch
        error={error}
        retry={refetch}
        page={t('Service')}
        drawing="box"
        title={t('This order cannot be shown')}
        actions={<ButtonLink to="/admin/service-orders">{t('All services')}</ButtonLink>}
      >
        {t('There is no order with this number.')}
      </NoSuch>
    )
  if (!story) return <SkeletonLines lines={10} />
  const { serviceOrder: order } = story
  const { word, color } = statusOf(order.state, t)
  const isOver = order.state === 'done' || order.state === 'cancelled'
  return (
    <>
      <LocalLink to="/admin/service-orders" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Services')}
      </LocalLink>
      <PageHead
        title={order.number}
        action={
          <div className={classes.acts}>
            {order.state === 'disputed' ? (
              <>
                <Button variant="light" color="madder" onClick={() => setAct('refunded')}>
                  {t('Refund the customer')}
                </Button>
                <Button variant="light" onClick={() => setAct('accepted')}>
                  {t('Accept for the customer')}
                </Button>
              </>
            ) : (
              !isOver && (
                <Button variant="light" color="madder" onClick={() => setAct('cancel')}>
                  {t('Cancel and refund')}
                </Button>
              )
            )}
          </div>
        }
      >
        <span className={classes.under}>
          <Badge color={color}>{word}</Badge>
          {titleOf(order, t.language)}
        </span>
      </PageHead>
      <HiddenContacts in={story} />
      <div className={classes.columns}>
        <div>
          <Work story={story} />
          {order.state === 'disputed' && (
            <Panel title={t('Shared documents')} flush>
              <DisputedDocuments subject={{ kind: 'service_order', id }} />
            </Panel>
          )}
        </div>
        <div>
          <About story={story} />
          <Panel title={t('Timeline')} flush>
            <Timeline
              empty={t('Nothing yet.')}
              rows={story.entries.map(({ at, kind, by, body }, i) => ({
                ...{ key: `${at} ${kind} ${i}`, at, time: formatTime(at, t), icon: entryIcon(kind) },
                title: entryInWords(kind, t),
                meta: [byInWords(by, t), body].filter(Boolean).join(' · '),
              }))}
            />
          </Panel>
        </div>
      </div>
      {act && <DecideDialog order={order} act={act} close={() => setAct(undefined)} />}
    </>
  )
}

interface DecideProps {
  order: ServiceOrderStory['serviceOrder']
  act: Act
  close: () => void
}

function DecideDialog({ order: { id, refundPaise }, act, close }: DecideProps) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const amount = formatPaise(refundPaise)
  const words = {
    accepted: { title: t('Accept the delivered milestone?'), act: t('Accept for the customer') },
    refunded: { title: t('Refund what was not accepted?'), act: t('Refund the customer') },
    cancel: { title: t('Cancel and refund?'), act: t('Cancel and refund') },
  }[act]
  const send = (reason: string) =>
    act === 'cancel'
      ? operation.send({ id, to: 'source' as const, reason }, (input, key) => cancelByStaff(api, input, key))
      : operation.send({ id, decision: act, reason }, (input, key) => decideDispute(api, input, key))
  return (
    <ActDialog
      title={words.title}
      act={words.act}
      destructive={act !== 'accepted'}
      onClose={close}
      send={send}
      onDone={operation.onDone}
    >
      {act === 'accepted'
        ? t('The consultant earns this milestone. Both sides are notified with your reason.')
        : t('{amount} is refunded to the customer, and the order ends. Both get your reason.', { amount })}
    </ActDialog>
  )
}

/** What was promised, the brief and the milestones. */
function Work({ story: { serviceOrder, milestones } }: { story: ServiceOrderStory }) {
  const t = useT()
  return (
    <>
      <Panel title={t('What was ordered')}>
        <p>{t.language === 'hi' ? serviceOrder.delivered_hindi : serviceOrder.delivered_english}</p>
      </Panel>
      <Panel title={t('Brief|of a service')}>
        <p lang={t.lang(serviceOrder.brief)}>{serviceOrder.brief || t('Nothing yet.')}</p>
      </Panel>
      <Panel title={t('Milestones')} flush>
        <RowList
          empty={t('Nothing yet.')}
          rows={milestones.map((milestone) => ({
            ...{ key: milestone.position, icon: milestone.acceptedAt ? 'circle-check' : 'clock' },
            title: milestoneTitle(milestone, t),
            meta: [
              milestone.deliveredAt && t('Delivered on {day}', { day: formatDate(milestone.deliveredAt, t) }),
              milestone.acceptedAt && t('Accepted on {day}|work', { day: formatDate(milestone.acceptedAt, t) }),
              milestone.returns > 0 && t.count(milestone.returns, 'sent back {count} time', 'sent back {count} times'),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      </Panel>
    </>
  )
}

function About({ story: { serviceOrder: order } }: { story: ServiceOrderStory }) {
  const t = useT()
  const person = (one: { id: number; name: string; mobile: string }) => (
    <>
      <LocalLink to={`/admin/people/${one.id}`}>{one.name}</LocalLink>{' '}
      <span className="pm-num">{formatMobile(one.mobile)}</span>
    </>
  )
  return (
    <Panel title={t('Service')}>
      <Facts
        facts={[
          [t('Customer'), person(order.customer)],
          [t('Consultant'), person(order.consultant)],
          [t('Price'), formatPaise(order.pricePaise)],
          [t('Not accepted yet, with GST'), order.refundPaise > 0 ? formatPaise(order.refundPaise) : null],
          [t('Due'), order.dueOn && formatDate(order.dueOn, t)],
          [t('Accepted automatically'), order.acceptUntil && formatDate(order.acceptUntil, t)],
          [t('Decide by'), order.decideUntil && formatDate(order.decideUntil, t)],
          [
            t('Order'),
            <LocalLink key="order" to={`/admin/orders/${order.orderId}`}>
              {order.orderId}
            </LocalLink>,
          ],
        ]}
      />
    </Panel>
  )
}
