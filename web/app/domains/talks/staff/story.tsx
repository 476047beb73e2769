import { INDIA } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { Facts } from '~/ui/facts.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Timeline } from '~/ui/timeline.tsx'
import { formatExactTime } from '../receipt/exact-time.ts'
import { clockOf, spanInWords } from '../words.ts'
import type { CallStory } from './api.ts'
import classes from './story.module.css'
import { byInWords, eventInWords, eventLook } from './words.ts'

/** All events of a call, to the second, beside its money and who is in the room now. */
export function CallStoryView({ story }: { story: CallStory }) {
  const t = useT()
  return (
    <div className={classes.columns}>
      <Panel title={t('Timeline')} flush>
        <Timeline
          empty={t('Nothing yet.')}
          rows={story.events.map(({ at, kind, by, seconds, paise, reason }, i) => ({
            ...{ key: `${at} ${kind} ${i}`, at, time: formatExactTime(at, INDIA), ...eventLook(kind) },
            title: eventInWords(kind, t),
            meta: [by && byInWords(by, t), seconds !== null && clockOf(seconds), reason].filter(Boolean).join(' · '),
            ...(paise !== null && { amount: formatExactPaise(paise) }),
          }))}
        />
      </Panel>
      <div className={classes.side}>
        <CallFacts story={story} />
        {story.money && <Money money={story.money} />}
      </div>
    </div>
  )
}

function CallFacts({ story: { call, seats } }: { story: CallStory }) {
  const t = useT()
  const sideOf = (role: 'customer' | 'consultant') => {
    const seat = seats.find((one) => one.role === role)
    if (!seat) return t('Not joined')
    return seat.connected ? t('Joined, connected') : t('Joined, not connected')
  }
  const isOver = call.endedAt !== null
  return (
    <Panel title={t('Call')}>
      <Facts
        facts={[
          [t('Customer'), <Person key="customer" person={call.customer} />],
          [t('Consultant'), <Person key="consultant" person={call.consultant} />],
          [t('Subject'), call.subject],
          [t('Connected'), spanInWords(call.seconds, t)],
          [
            t('Rate'),
            call.ratePaise === null ? null : t('{rate} + GST per minute', { rate: formatPaise(call.ratePaise) }),
          ],
          [t('Customer is'), isOver ? null : sideOf('customer')],
          [t('Consultant is'), isOver ? null : sideOf('consultant')],
        ]}
      />
    </Panel>
  )
}

const Person = ({ person: { id, name } }: { person: { id: number; name: string } }) => (
  <LocalLink to={`/admin/people/${id}`}>{name}</LocalLink>
)

function Money({ money }: { money: NonNullable<CallStory['money']> }) {
  const t = useT()
  const exact = (paise: number) => (paise === 0 ? null : formatExactPaise(paise))
  return (
    <Panel title={t('Money')}>
      <Facts
        sums
        facts={[
          [t('Blocked amount'), exact(money.heldPaise)],
          [t('Billed time'), spanInWords(money.paidSeconds, t)],
          [t('Price'), formatExactPaise(money.pricePaise)],
          [t('Including GST'), formatExactPaise(money.totalPaise)],
          [t('Refunded'), exact(money.refundedPaise)],
          [t('To the consultant'), money.netPaise === null ? null : formatExactPaise(money.netPaise)],
          [
            t('Order'),
            money.orderId && (
              <LocalLink key="order" to={`/admin/orders/${money.orderId}`}>
                {money.invoiceNumber ?? money.orderId}
              </LocalLink>
            ),
          ],
        ]}
      />
    </Panel>
  )
}
