import type { ServiceOrderState } from '#contract/services/constants.ts'
import { formatDate } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import type { ServiceEntry, ServiceOrder, ServiceOrderRow, Side } from './api.ts'

type Milestone = ServiceOrder['milestones'][number]

interface Status {
  word: string
  color: 'leaf' | 'marigold' | 'madder' | 'gray' | 'peacock'
}

const inProgress = (state: ServiceOrderState, t: Translate) =>
  ({
    briefing: t('Waiting for the brief'),
    briefed: t('Not started yet'),
    working: t('In progress|a service'),
    delivered: t('Delivered, being checked'),
  })[state as 'briefing' | 'briefed' | 'working' | 'delivered']

/** The state of an order in a few words; what waits for the reader stands out. */
export function statusOf({ state, isYourTurn }: Pick<ServiceOrderRow, 'state' | 'isYourTurn'>, t: Translate): Status {
  if (state === 'done') return { word: t('Done|work'), color: 'leaf' }
  if (state === 'cancelled') return { word: t('Cancelled'), color: 'gray' }
  if (state === 'disputed') return { word: t('Disputed|a service'), color: 'madder' }
  return isYourTurn
    ? { word: t('Waiting for you|an order'), color: 'marigold' }
    : { word: inProgress(state, t), color: 'peacock' }
}

type Row = Pick<ServiceOrderRow, 'state' | 'dueOn' | 'acceptUntil' | 'doneAt' | 'cancelledAt'> &
  Partial<Pick<ServiceOrder, 'decideUntil'>>

/** What happens next, with its day. */
export function nextOf(order: Row, side: Side, t: Translate) {
  const { state, dueOn, acceptUntil, decideUntil, doneAt, cancelledAt } = order
  const isCustomer = side === 'customer'
  if (state === 'briefing')
    return isCustomer ? t('Send the brief, so that the work can start.') : t('The customer has not sent the brief yet.')
  if (state === 'briefed')
    return isCustomer ? t('The consultant has your brief.') : t('Read the brief and start the work.')
  if (state === 'working') return t('Due by {day}|work', { day: formatDate(dueOn!, t) })
  if (state === 'delivered')
    return t('Delivered; accepted automatically on {day}', { day: formatDate(acceptUntil!, t) })
  if (state === 'disputed')
    return decideUntil
      ? t('Our team decides by {day}.', { day: formatDate(decideUntil, t) })
      : t('Our team decides within seven days.')
  if (state === 'done') return t('Done on {day}', { day: formatDate(doneAt!, t) })
  return t('Cancelled on {day}', { day: formatDate(cancelledAt!, t) })
}

/** How much was refunded, when, and where it went. */
export function refundInWords({ paise, at, to, byStaff }: NonNullable<ServiceOrder['refund']>, t: Translate) {
  const values = { amount: formatPaise(paise), day: formatDate(at, t) }
  if (to === 'both')
    return t('{amount} was refunded on {day}, to your wallet and your original payment method.', values)
  if (to === 'wallet')
    return byStaff
      ? t('Our team refunded {amount} to your wallet on {day}.', values)
      : t('{amount} was refunded to your wallet on {day}.', values)
  return byStaff
    ? t('Our team refunded {amount} to your original payment method on {day}.', values)
    : t('{amount} was refunded to your original payment method on {day}.', values)
}

/** How far it has come, in percent, for the bar of the list. */
export function progressOf({
  state,
  milestones,
  accepted,
}: Pick<ServiceOrderRow, 'state' | 'milestones' | 'accepted'>) {
  if (state === 'done') return 100
  const started = { briefing: 10, briefed: 20, working: 35, delivered: 80, disputed: 80, cancelled: 0 }[state]
  return Math.round(((accepted + started / 100) / milestones) * 100)
}

/** What an entry of the history says above its text. */
export function headingOf({ kind, by, isOwn }: ServiceEntry, name: string, t: Translate) {
  const who = isOwn
    ? t('You|did something')
    : by === 'staff'
      ? t('Our team')
      : by === 'system'
        ? t('Automatically')
        : name
  const words: Record<ServiceEntry['kind'], string> = {
    ordered: t('{who}: ordered and paid', { who }),
    briefed: t('{who}: sent the brief', { who }),
    started: t('{who}: started the work', { who }),
    message: t('{who}: wrote', { who }),
    delivered: t('{who}: delivered', { who }),
    returned: t('{who}: sent it back', { who }),
    accepted: t('{who}: accepted', { who }),
    disputed: t('{who}: opened a dispute', { who }),
    decided: t('{who}: decided the dispute', { who }),
    extension_asked: t('{who}: asked for more time', { who }),
    extension_agreed: t('{who}: agreed to the new day', { who }),
    extension_declined: t('{who}: declined the new day', { who }),
    cancelled: t('{who}: cancelled', { who }),
    done: t('The service is complete'),
  }
  return words[kind]
}

/** With its share of the price, unless it is the whole. */
export const milestoneTitle = (
  milestone: Pick<Milestone, 'title_english' | 'title_hindi' | 'percent'>,
  t: Translate,
) =>
  milestone.percent === 100
    ? titleOf(milestone, t.language)
    : `${titleOf(milestone, t.language)}, ${milestone.percent}%`

interface Step {
  key: string
  title: string
  line: string
  at: 'done' | 'now' | 'later'
}

/** When work was sent back that was not delivered again. */
const returnOf = ({ state, entries }: ServiceOrder, { position, returns, acceptedAt }: Milestone) =>
  state === 'working' && returns > 0 && !acceptedAt
    ? entries.findLast((entry) => entry.kind === 'returned' && entry.position === position)
    : undefined

/** The course of an order: paid, brief, one step for each milestone. */
export function stepsOf(order: ServiceOrder, t: Translate): Step[] {
  const day = (at: string | null) => (at ? formatDate(at, t) : '')
  const isOver = order.state === 'cancelled' || order.state === 'done'
  const steps = [
    { key: 'paid', title: t('Ordered and paid'), line: day(order.orderedAt), isDone: true },
    { key: 'brief', title: t('Brief and papers'), line: day(order.briefedAt), isDone: order.briefedAt !== null },
    { key: 'start', title: t('Work started'), line: day(order.startedAt), isDone: order.startedAt !== null },
    ...order.milestones.map((milestone) => ({
      key: `milestone ${milestone.position}`,
      title: milestoneTitle(milestone, t),
      line: milestone.acceptedAt
        ? t('Accepted on {day}|work', { day: day(milestone.acceptedAt) })
        : returnOf(order, milestone)
          ? t('Sent back on {day}|work', { day: day(returnOf(order, milestone)!.at) })
          : milestone.deliveredAt
            ? t('Delivered on {day}', { day: day(milestone.deliveredAt) })
            : '',
      isDone: milestone.acceptedAt !== null,
    })),
  ]
  const now = steps.findIndex(({ isDone }) => !isDone)
  return steps.map(({ isDone, ...step }, index) => ({
    ...step,
    at: isDone ? 'done' : index === now && !isOver ? 'now' : 'later',
  }))
}
