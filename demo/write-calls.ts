import { registerRoomKind } from '#server/domains/calls/public.ts'
import { extend, meteredPricing, registerSeller } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { endTalk } from '#server/domains/talks/billing/service.ts'
import { priceOf } from '#server/domains/talks/meter/rules.ts'
import { answer, readTalk, talkRooms, talkSeller, talkTexts, unanswered } from '#server/domains/talks/public.ts'
import { ring } from '#server/domains/talks/rings/service.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { secondsAfter } from '#server/platform/time.ts'
import { putInWallet, readyAfterHold, stateCodeOf } from './buying.ts'
import { type DemoCall, demoCalls } from './calls.ts'
import { everydayCalls } from './everyday.ts'
import { dayAt, type Making } from './timeline.ts'

/** Talks of the two logins and some others, each called, answered, connected, ended and paid through the services. */
export async function writeCalls(making: Making) {
  const { tx, timeline, now } = making
  registerSeller('talk', talkSeller)
  registerRoomKind('talk', talkRooms)
  registerMessages(talkTexts)
  const people = (type: 'user' | 'consultant') =>
    tx.selectFrom('accounts').select('id').where('type', '=', type).where('source', '=', 'demo').orderBy('id').execute()
  const [customers, consultants] = [await people('user'), await people('consultant')]
  for (const talk of [...demoCalls, ...everydayCalls]) {
    const between = { customerId: customers[talk.customer]!.id, consultantId: consultants[talk.consultant]!.id }
    const at = dayAt(now, talk.daysAgo, talk.clock)
    timeline.at(at, () => writeTalk(making, talk, between, at))
  }
}

interface Between {
  customerId: number
  consultantId: number
}

async function writeTalk(making: Making, demo: DemoCall, between: Between, at: Date) {
  const { tx, timeline } = making
  const ratePaise = await rateOf(tx, between.consultantId)
  const seconds = demo.connected.reduce((sum, [connected]) => sum + connected, 0)
  const { customerId: buyerId, consultantId } = between
  const stateCode = await stateCodeOf(tx, buyerId)
  const line = { kind: 'talk' as const, itemId: 0, buyerId, consultantId, stateCode }
  const { full } = await meteredPricing(tx, line, at)
  const { totalPaise: paise } = full(priceOf(ratePaise, Math.max(300, seconds)))
  await putInWallet(tx, { accountId: between.customerId, paise, at })
  const input = { mode: demo.mode, subject: demo.subject, ratePaise, limitSeconds: null, billingState: stateCode }
  const id = await ring(tx, { ...between, ...input, at }, await readSettings(tx, at))
  const talk = (await readTalk(tx, id))!
  if (demo.end === 'missed') return unanswered(tx, talk, 'missed', 'system', talk.ringUntil)
  if (demo.end === 'declined') return unanswered(tx, talk, 'declined', 'consultant', secondsAfter(at, 9))
  const answeredAt = secondsAfter(at, 8)
  await answer(tx, talk, undefined, answeredAt)
  const endedAt = await connect(tx, talk, demo.connected, secondsAfter(answeredAt, 4))
  await payAhead(tx, talk, seconds, at)
  const by = demo.end
  timeline.at(endedAt, async () => {
    await endTalk(tx, (await readTalk(tx, id))!, { at: endedAt, by, why: 'hung_up', now: endedAt })
    readyAfterHold(making, endedAt)
  })
}

const rateOf = async (tx: Tx, id: number) =>
  (await tx.selectFrom('consultants').select('talk_rate_paise').where('id', '=', id).executeTakeFirstOrThrow())
    .talk_rate_paise ?? 3_000

type Rung = NonNullable<Awaited<ReturnType<typeof readTalk>>>

/** The connected stretches the server would have seen; returns when the last one ended. */
async function connect(tx: Tx, { id, room }: Rung, connected: DemoCall['connected'], from: Date) {
  await tx.insertInto('rooms').values({ slug: room, kind: 'talk', item_id: id }).execute()
  let at = from
  for (const [seconds, gap, whose] of connected) {
    const to = secondsAfter(at, seconds)
    await tx.insertInto('room_flows').values({ room, from_at: at, to_at: to, ended_by: whose }).execute()
    at = secondsAfter(to, gap)
  }
  return at
}

/** Extends the hold as the meter does during a talk. */
async function payAhead(tx: Tx, talk: Rung, seconds: number, at: Date) {
  const { id, authorisationId, customerId, consultantId, ratePaise } = talk
  if (seconds <= talk.paidSeconds) return
  const until = secondsAfter(at, 86_400)
  const pricePaise = priceOf(ratePaise, seconds)
  const stateCode = await stateCodeOf(tx, customerId)
  const { heldPaise } = await extend(tx, {
    ...{ authorisationId, consultantId, pricePaise, ratePaise, stateCode, until, at },
  })
  await tx.updateTable('talks').set({ paid_seconds: seconds, held_paise: heldPaise }).where('id', '=', id).execute()
}
