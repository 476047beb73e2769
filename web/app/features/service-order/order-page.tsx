import { useQueryClient } from '@tanstack/react-query'
import { BlockOrReport } from '~/domains/accounts/blocks/block-or-report.tsx'
import { useAuth } from '~/domains/accounts/state.ts'
import { SharedDocuments } from '~/domains/locker/components/shared-documents.tsx'
import { orderPath } from '~/domains/orders/paths.ts'
import { refreshServices, type ServiceOrder, type Side } from '~/domains/services/orders/api.ts'
import { OrderSteps } from '~/domains/services/orders/steps.tsx'
import { headingOf, nextOf, refundInWords, statusOf } from '~/domains/services/orders/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useServerEvent } from '~/lib/server-events.ts'
import { titleOf } from '~/lib/titles.ts'
import { Facts } from '~/ui/facts.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Actions, Decision, Message } from './actions.tsx'
import { DeliveredFiles } from './delivered-files.tsx'
import classes from './order-page.module.css'

/** An ordered service as one side sees it: its course, what both wrote, its documents, and what can be done now. */
export function ServiceOrderPage({ order, side }: { order: ServiceOrder; side: Side }) {
  const t = useT()
  const client = useQueryClient()
  const token = useAuth(({ auth }) => auth?.token)
  useServerEvent('servicechanged', () => void refreshServices(client))
  const { word, color } = statusOf(order, t)
  const isOver = order.state === 'done' || order.state === 'cancelled'
  // The brief and the papers belong together until the work starts.
  const isBriefing = order.state === 'briefing' || order.state === 'briefed'
  const documents = (
    <Panel title={t('Shared documents')}>
      <SharedDocuments subject={{ kind: 'service_order', id: order.id }} token={token} name={order.other.name} />
    </Panel>
  )
  const decides = order.actions.includes('accept')
  const placed = t('placed {day}|an order', { day: formatDate(order.orderedAt, t) })
  const facts = [t('Order {number}', { number: order.number }), order.other.name, placed]
  return (
    <>
      <PageHead
        title={titleOf(order, t.language)}
        action={
          <Badge color={color} size="lg">
            {word}
          </Badge>
        }
      >
        <span className="pm-num">{facts.join(' · ')}</span>
      </PageHead>
      <OrderSteps order={order} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {decides ? (
            <ToDecide order={order} side={side} />
          ) : (
            <Panel title={isOver ? t('How it ended') : t('What happens next')}>
              <div className={classes.form}>
                <p className={classes.note}>{nextOf(order, side, t)}</p>
                {isOver && order.refund && <p className={classes.note}>{refundInWords(order.refund, t)}</p>}
                {side === 'consultant' && order.extensionOn && (
                  <p className={classes.note}>
                    {t('You asked for more time, until {day}. The customer has not answered yet.', {
                      day: formatDate(order.extensionOn, t),
                    })}
                  </p>
                )}
                <Actions order={order} side={side} />
              </div>
            </Panel>
          )}
          {isBriefing && side === 'consultant' && <Ordered order={order} />}
          {isBriefing && documents}
          <History order={order} side={side} />
        </div>
        <div className={classes.side}>
          {!(isBriefing && side === 'consultant') && <Ordered order={order} />}
          {!isBriefing && documents}
          <Money order={order} />
          <BlockOrReport person={order.other} />
        </div>
      </div>
    </>
  )
}

interface SeenProps {
  order: ServiceOrder
  side: Side
}

const deliveriesOf = ({ entries }: ServiceOrder) => entries.filter(({ kind }) => kind === 'delivered')

/** The newest delivery as a letter, and the customer's decision about it. */
function ToDecide({ order, side }: SeenProps) {
  const t = useT()
  const deliveries = deliveriesOf(order)
  const delivery = deliveries.at(-1)
  return (
    <Panel
      title={t('Delivery {count}|of work', { count: deliveries.length })}
      action={delivery && <When at={delivery.at} />}
    >
      <div className={classes.form}>
        {delivery && (
          <>
            <p className={classes.text} lang={t.lang(delivery.body)}>
              {delivery.body}
            </p>
            <DeliveredFiles order={order} side={side} delivery={delivery} />
          </>
        )}
        <hr className={classes.rule} />
        <Decision key={order.acceptUntil} order={order} />
      </div>
    </Panel>
  )
}

function When({ at }: { at: string }) {
  const t = useT()
  return (
    <time dateTime={at} className={classes.when}>
      {formatDate(at, t)}, {formatTime(at, t)}
    </time>
  )
}

/** What happened and what both wrote, and writing to the other. */
function History({ order, side }: SeenProps) {
  const t = useT()
  return (
    <Panel title={t('History|of an order')} flush>
      <ol className={classes.entries}>
        {order.entries.map((entry) => (
          <li key={entry.id}>
            <div className={classes.line}>
              <strong>{headingOf(entry, order.other.name, t)}</strong>
              <When at={entry.at} />
            </div>
            {entry.body && <p lang={t.lang(entry.body)}>{entry.body}</p>}
            {entry.kind === 'delivered' && <DeliveredFiles order={order} side={side} delivery={entry} />}
          </li>
        ))}
      </ol>
      {order.actions.includes('write') && (
        <div className={classes.writing}>
          <Message order={order} />
        </div>
      )}
    </Panel>
  )
}

function Ordered({ order }: { order: ServiceOrder }) {
  const t = useT()
  return (
    <Panel title={t('What was ordered')}>
      <div className={classes.form}>
        <p className={classes.text}>{t.language === 'hi' ? order.delivered_hindi : order.delivered_english}</p>
        {order.brief && (
          <>
            <strong>{t('Brief|of a service')}</strong>
            <p className={classes.text} lang={t.lang(order.brief)}>
              {order.brief}
            </p>
          </>
        )}
      </div>
    </Panel>
  )
}

/** The customer sees what was paid and is held; the consultant the price. */
function Money({ order }: { order: ServiceOrder }) {
  const t = useT()
  const { paid, pricePaise, refund, refundPaise, orderId } = order
  const discount = paid && paid.discountPaise > 0 ? `− ${formatPaise(paid.discountPaise)}` : null
  return (
    <Panel title={t('Price')}>
      <Facts
        sums
        facts={[
          [t('Service'), formatPaise(pricePaise)],
          [t('Discount|of an order'), discount],
          [t('GST'), paid && formatPaise(paid.taxPaise)],
          [t('Paid'), paid && formatPaise(paid.totalPaise)],
          [t('Refunded'), refund && formatPaise(refund.paise)],
          [t('Held by us'), paid && refundPaise > 0 ? formatPaise(refundPaise) : null],
        ]}
      />
      {orderId !== null && (
        <LocalLink to={orderPath(orderId)} className={classes.link}>
          {t('Order and invoice')}
        </LocalLink>
      )}
    </Panel>
  )
}
