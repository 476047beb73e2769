import { tell } from '#server/domains/notices/service.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { type Meter, metersFor } from './meter/reading.ts'
import { namesOf } from './reading/queries.ts'
import type { Side, TalkFacts } from './talk.ts'

const SIDES: readonly Side[] = ['customer', 'consultant']
export const accountOf = ({ customerId, consultantId }: Pick<TalkFacts, 'customerId' | 'consultantId'>, side: Side) =>
  side === 'customer' ? customerId : consultantId

/** Browsers of both fetch the talk again. */
export async function tellChanged(tx: Tx, talk: TalkFacts, state: TalkFacts['state'], at: Date) {
  for (const side of SIDES)
    await outbox.addEvent(tx, at, {
      event: 'talkchanged',
      to: { accountId: accountOf(talk, side) },
      data: { talkId: talk.id, state },
    })
}

/** As it travels. */
const written = ({ since, serverNow, ...meter }: Meter) => ({
  ...meter,
  since: since?.toISOString() ?? null,
  serverNow: serverNow.toISOString(),
})

export async function tellMeter(tx: Tx, talk: TalkFacts, at: Date) {
  const meters = await metersFor(tx as Db, talk, at)
  for (const side of SIDES)
    await outbox.addEvent(tx, at, {
      event: 'talkmeter',
      to: { accountId: accountOf(talk, side) },
      data: written(meters[side]),
    })
}

/** Wherever the expert is: the open page rings, and so does a phone that may be pushed to. */
export async function tellRinging(tx: Tx, talk: TalkFacts, ringSeconds: number, at: Date) {
  const { consultantId, id: talkId, mode, subject } = talk
  await outbox.addEvent(tx, at, { event: 'talkring', to: { accountId: consultantId }, data: { talkId } })
  const { customer } = await namesOf(tx, talk)
  const params = { talkId, other: customer, mode, subject, ringSeconds }
  await tell(tx, at, { accountId: consultantId, message: 'talk_ringing', params })
}

export async function tellMissed(tx: Tx, talk: TalkFacts, at: Date) {
  const { customer } = await namesOf(tx, talk)
  const params = { talkId: talk.id, other: customer, subject: talk.subject, at: talk.rangAt.toISOString() }
  await tell(tx, at, { accountId: talk.consultantId, message: 'talk_missed', params })
}

interface Billed {
  seconds: number
  totalPaise: number
  netPaise: number
}

/** The receipt of one, the earning of the other. */
export async function tellReceipt(tx: Tx, talk: TalkFacts, { seconds, totalPaise, netPaise }: Billed, at: Date) {
  const { customer, consultant } = await namesOf(tx, talk)
  const { id: talkId, customerId, consultantId } = talk
  await tell(tx, at, {
    accountId: customerId,
    message: 'talk_receipt',
    params: { talkId, side: 'customer', other: consultant, seconds, paise: totalPaise },
  })
  await tell(tx, at, {
    accountId: consultantId,
    message: 'talk_receipt',
    params: { talkId, side: 'consultant', other: customer, seconds, paise: netPaise },
  })
}
