import { flowsOf } from '#server/domains/calls/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { partsOf } from '../billing/rules.ts'
import { talkById } from '../queries.ts'
import type { TalkFacts } from '../talk.ts'
import { type Call, callsMatching } from '../views/history.ts'
import type { peopleNamed } from '../views/queries.ts'
import * as queries from './queries.ts'

type People = Awaited<ReturnType<typeof peopleNamed>>

export function rowOf(
  { customerId, consultantId, totalPaise, pricePaise: _, room: __, ...call }: Call,
  people: People,
) {
  const person = (id: number) => {
    const { name, mobile } = people.get(id)!
    return { id, name, mobile }
  }
  return { ...call, customer: person(customerId), consultant: person(consultantId), amountPaise: totalPaise }
}

/** The full history of a call: actions, connected time, cost. */
export async function storyOf(db: Db, id: number, now: Date) {
  const { calls, people } = await callsMatching(db, { id }, { limit: 1, offset: 0 }, now)
  const [call] = calls
  if (!call) throw new Problem('not_found')
  const talk = call.kind === 'talk' ? await talkById(db, id) : undefined
  return {
    call: rowOf(call, people),
    events: (await eventsOf(db, call.kind, id, talk, now)).sort((a, b) => a.at.getTime() - b.at.getTime()),
    seats: await queries.seatsIn(db, call.room),
    money: talk ? await moneyOf(db, talk) : null,
    mayEnd: call.kind === 'talk' && (call.state === 'live' || call.state === 'ringing'),
  }
}

async function eventsOf(db: Db, kind: 'talk' | 'booking', id: number, talk: TalkFacts | undefined, now: Date) {
  const flowPeriods = await flowsOf(db, kind, id)
  const last = flowPeriods.at(-1)
  const parts = partsOf({
    flowPeriods,
    endedAt: talk?.endedAt ?? last?.to ?? now,
    billedSeconds: talk?.billedSeconds ?? Number.MAX_SAFE_INTEGER,
    ratePaise: talk?.ratePaise ?? 0,
  })
  return [
    ...(talk ? await queries.eventsOf(db, id) : []),
    ...parts.map(({ kind: part, fromAt, seconds, whose, paise }) => ({
      ...{ at: fromAt, kind: part, by: whose, seconds, reason: '' },
      paise: part === 'connected' && talk ? paise : null,
    })),
  ]
}

async function moneyOf(db: Db, { heldPaise, paidSeconds, pricePaise, orderId, state }: TalkFacts) {
  const paid = orderId === null ? undefined : await queries.moneyOfOrder(db, orderId)
  return {
    heldPaise: state === 'ringing' || state === 'live' ? heldPaise : 0,
    paidSeconds,
    pricePaise: pricePaise ?? 0,
    totalPaise: paid?.totalPaise ?? 0,
    refundedPaise: paid?.refundedPaise ?? 0,
    netPaise: paid?.netPaise ?? null,
    orderId,
    invoiceNumber: paid?.invoiceNumber ?? null,
  }
}
