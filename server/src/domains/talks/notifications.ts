import { notify } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { type Meter, metersFor } from './meter/service.ts'
import { namesOf } from './queries.ts'
import type { Side, TalkFacts } from './talk.ts'

const SIDES: readonly Side[] = ['customer', 'consultant']
export const accountOf = ({ customerId, consultantId }: Pick<TalkFacts, 'customerId' | 'consultantId'>, side: Side) =>
  side === 'customer' ? customerId : consultantId

/** Browsers of both sides refetch the talk. */
export async function notifyChanged(tx: Tx, talk: TalkFacts, state: TalkFacts['state'], at: Date) {
  for (const side of SIDES)
    await outbox.addEvent(tx, at, {
      event: 'talkchanged',
      to: { accountId: accountOf(talk, side) },
      data: { talkId: talk.id, state },
    })
}

/** In the format of the wire. */
const written = ({ since, serverNow, ...meter }: Meter) => ({
  ...meter,
  since: since?.toISOString() ?? null,
  serverNow: serverNow.toISOString(),
})

export async function notifyMeter(tx: Tx, talk: TalkFacts, at: Date) {
  const meters = await metersFor(tx as Db, talk, at)
  for (const side of SIDES)
    await outbox.addEvent(tx, at, {
      event: 'talkmeter',
      to: { accountId: accountOf(talk, side) },
      data: written(meters[side]),
    })
}

/** Notifies the expert on open pages and by push. */
export async function notifyRinging(tx: Tx, talk: TalkFacts, ringSeconds: number, at: Date) {
  const { consultantId, id: talkId, mode, subject } = talk
  await outbox.addEvent(tx, at, { event: 'talkring', to: { accountId: consultantId }, data: { talkId } })
  const { customer } = await namesOf(tx, talk)
  const params = { talkId, other: customer, mode, subject, ringSeconds }
  await notify(tx, at, { accountId: consultantId, message: 'talk_ringing', params })
}

export async function notifyMissed(tx: Tx, talk: TalkFacts, at: Date) {
  const { customer } = await namesOf(tx, talk)
  const params = { talkId: talk.id, other: customer, subject: talk.subject, at: talk.rangAt.toISOString() }
  await notify(tx, at, { accountId: talk.consultantId, message: 'talk_missed', params })
}

interface Billed {
  seconds: number
  totalPaise: number
  netPaise: number
}

/** Sends the receipt to the customer and the earning to the expert. */
export async function notifyReceipt(tx: Tx, talk: TalkFacts, { seconds, totalPaise, netPaise }: Billed, at: Date) {
  const { customer, consultant } = await namesOf(tx, talk)
  const { id: talkId, customerId, consultantId } = talk
  await notify(tx, at, {
    accountId: customerId,
    message: 'talk_receipt',
    params: { talkId, side: 'customer', other: consultant, seconds, paise: totalPaise },
  })
  await notify(tx, at, {
    accountId: consultantId,
    message: 'talk_receipt',
    params: { talkId, side: 'consultant', other: customer, seconds, paise: netPaise },
  })
}
