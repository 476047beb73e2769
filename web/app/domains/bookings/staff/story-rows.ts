import { formatDate, formatTime } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise } from '~/lib/money.ts'
import type { IconName } from '~/ui/icon-names.ts'
import { reasonParts } from '../reasons.ts'
import { states } from '../words.ts'
import type { Story } from './api.ts'
import { deliveryInWords, eventInWords, notificationText, roleInWords, staffActionText } from './words.ts'

export const GROUPS = ['states', 'money', 'notices', 'calls'] as const
export type Group = (typeof GROUPS)[number]

interface StoryRow {
  key: string
  at: string
  group: Group
  icon: IconName
  title: string
  meta: string
  amount?: string
}

interface Words {
  t: Translate
  /** Label of a ledger movement kind. */
  kindInWords: (kind: string) => string
}

const join = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')
const whenOf = (at: string, t: Translate) => `${formatDate(at, t)}, ${formatTime(at, t)}`

const stateRows = ({ events, staffActions }: Story, t: Translate): StoryRow[] => [
  ...events.map((event) => ({
    key: `event ${event.id}`,
    at: event.at,
    group: 'states' as const,
    icon: iconOf(event.to),
    title: eventInWords(event.kind, t),
    meta: join(
      event.from && event.from !== event.to && `${stateInWords(event.from, t)} → ${stateInWords(event.to, t)}`,
      event.by ?? roleInWords(event.byRole, t),
      event.toAt && t('to {when}', { when: whenOf(event.toAt, t) }),
      event.refundMostPercent !== null &&
        t('at most {percent}% refund if the customer cancels', { percent: event.refundMostPercent }),
      ...reasonParts(event, t).map((words) => `“${words}”`),
    ),
  })),
  ...staffActions.map(({ at, action, by, reason }, i) => ({
    key: `action ${i}`,
    at,
    group: 'states' as const,
    icon: 'user-check' as const,
    title: staffActionText(action, t),
    meta: join(by, reason && `“${reason}”`),
  })),
]

const stateInWords = (state: string, t: Translate) => {
  const known = states[state as keyof typeof states]
  return known ? t(known.word) : state
}

const icons: Record<string, IconName> = {
  held: 'calendar-event',
  confirmed: 'circle-check',
  in_call: 'video',
  completed: 'check',
  no_show: 'user-off',
}
const iconOf = (state: string): IconName => icons[state] ?? 'x'

/** Each movement with its total. */
const moneyRows = ({ money }: Story, { t, kindInWords }: Words): StoryRow[] => [
  ...money.movements.map(({ id, at, kind, entries }) => ({
    key: `movement ${id}`,
    at,
    group: 'money' as const,
    icon: 'wallet' as const,
    title: kindInWords(kind),
    meta: `JE-${id}`,
    amount: formatExactPaise(entries.reduce((sum, { paise }) => sum + Math.max(0, paise), 0)),
  })),
  ...money.payments
    .filter(({ state }) => state !== 'captured')
    .map(({ id, at, state, method, amountPaise, failureReason }) => ({
      key: `payment ${id}`,
      at,
      group: 'money' as const,
      icon: 'credit-card' as const,
      title: t('Payment at the gateway: {state}', { state }),
      meta: join(method, failureReason),
      amount: formatExactPaise(amountPaise),
    })),
]

const notificationRows = ({ notifications }: Story, t: Translate): StoryRow[] =>
  notifications.map((notification) => ({
    key: `notice ${notification.id}`,
    at: notification.at,
    group: 'notices',
    icon: notification.channel === 'mail' ? 'mail' : 'bell',
    title: notificationText(notification.message, t),
    meta: deliveryInWords(notification, t),
  }))

const callRows = ({ visits, booking }: Story, t: Translate): StoryRow[] =>
  visits.flatMap(({ id, role, joinedAt, leftAt }) => {
    const name = booking[role].name
    const row = (what: 'joined' | 'left', at: string, icon: IconName, title: string): StoryRow => ({
      ...{ key: `visit ${id} ${what}`, at, group: 'calls', icon, title, meta: name },
    })
    const isCustomer = role === 'customer'
    return [
      row('joined', joinedAt, 'video', isCustomer ? t('Customer joined') : t('Consultant joined')),
      ...(leftAt ? [row('left', leftAt, 'logout', isCustomer ? t('Customer left') : t('Consultant left'))] : []),
    ]
  })

/** Everything that happened to a booking, in chronological order. */
export const storyRows = (story: Story, words: Words): StoryRow[] =>
  [
    ...stateRows(story, words.t),
    ...moneyRows(story, words),
    ...notificationRows(story, words.t),
    ...callRows(story, words.t),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
