import type { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '#contract/notifications/constants.ts'
import { clockIn, MINUTE_MS } from '#server/platform/time.ts'

export type Topic = (typeof NOTIFICATION_TOPICS)[number]
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]
export type Cell = 'on' | 'off' | 'always'
export type Cells = Record<NotificationChannel, Cell>

const row = (in_app: Cell, sms: Cell, mail: Cell, push: Cell): Cells => ({ in_app, sms, mail, push })

/** The defaults; `always` cannot be turned off. */
export const standard: Record<Topic, Cells> = {
  reminders: row('on', 'on', 'on', 'on'),
  booking_changes: row('always', 'always', 'on', 'on'),
  answers: row('on', 'off', 'on', 'on'),
  wallet: row('always', 'always', 'on', 'off'),
  workshops: row('on', 'off', 'on', 'on'),
  membership: row('on', 'off', 'on', 'off'),
  news: row('off', 'off', 'off', 'off'),
  account: row('always', 'always', 'always', 'always'),
}

const customerTopics: readonly Topic[] = [
  'reminders',
  'booking_changes',
  'answers',
  'wallet',
  'workshops',
  'membership',
  'news',
]
const consultantTopics: readonly Topic[] = ['reminders', 'booking_changes', 'answers', 'wallet', 'news']

/** The topics of this kind of account. */
export const topicsOf = (type: string) => (type === 'consultant' ? consultantTopics : customerTopics)

export interface Choice {
  topic: string
  channel: string
  wanted: boolean
}

/** The channels of a topic with a person's choices. */
export function cellsOf(topic: Topic, choices: readonly Choice[]): Cells {
  const cells = { ...standard[topic] }
  for (const { channel, wanted } of choices.filter((choice) => choice.topic === topic))
    if (isChannel(channel, cells) && cells[channel] !== 'always') cells[channel] = wanted ? 'on' : 'off'
  return cells
}
const isChannel = (word: string, cells: Cells): word is NotificationChannel => Object.hasOwn(cells, word)

const DAY_MINUTES = 1440

const minuteOfDay = (at: Date, timeZone: string) => minutesOf(clockIn(timeZone, at).time)

const minutesOf = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}
const ahead = (minutes: number) => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES

export interface QuietHours {
  /** HH:MM; equal values mean none. */
  from: string
  to: string
  timeZone: string
}

/** The end of quiet hours; undefined if it is not quiet now. */
export function quietUntil(at: Date, { from, to, timeZone }: QuietHours): Date | undefined {
  const [begin, end, now] = [minutesOf(from), minutesOf(to), minuteOfDay(at, timeZone)]
  if (ahead(now - begin) >= ahead(end - begin)) return undefined
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  const guess = new Date((minute + ahead(end - now)) * MINUTE_MS)
  // On the night of a clock change the computed hour differs; correct it.
  const off = ahead(end - minuteOfDay(guess, timeZone) + DAY_MINUTES / 2) - DAY_MINUTES / 2
  return new Date(guess.getTime() + off * MINUTE_MS)
}
