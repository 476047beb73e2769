import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/receipts.ts'
import { connectedMs, flowsOfRooms } from '#server/domains/calls/public.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { sideOf } from '../talk.ts'
import { type CallFacts, type CallFilter, type CallPage, countCalls, pageOfCalls, peopleNamed } from './queries.ts'

export type Call = CallFacts & { seconds: number; flowing: boolean }

/** One page of calls with their connected time. */
export async function callsMatching(db: Db, filter: CallFilter, page: CallPage, now: Date) {
  const rows = await pageOfCalls(db, filter, page, now)
  const rooms = rows.map(({ room }) => room)
  const flows = new Map((rooms.length ? await flowsOfRooms(db, rooms) : []).map((flow) => [flow.room, flow]))
  const people = await peopleNamed(db, [...new Set(rows.flatMap((row) => [row.customerId, row.consultantId]))])
  const calls = rows.map((row): Call => {
    const flow = flows.get(row.room)
    return { ...row, seconds: flow ? Math.floor(connectedMs(flow, now) / 1000) : 0, flowing: flow?.since != null }
  })
  return { calls, people }
}

export async function listCallHistory({ db, actor, now }: SignedIn, input: Input<typeof api.listCallHistory>) {
  const { page, limit, search, kind } = input
  const side = sideOf(actor)
  const filter = { of: { id: actor.id, side }, search, kind }
  const { calls, people } = await callsMatching(db, filter, { limit, offset: (page - 1) * limit }, now)
  const count = await countCalls(db, filter, now)
  const data = calls.map(({ kind: of, id, number, at, mode, subject, state, why, seconds, ...call }) => {
    const { mobile: _, ...other } = people.get(side === 'customer' ? call.consultantId : call.customerId)!
    return {
      ...{ kind: of, id, number, at, mode, subject, state, why, seconds },
      other: { ...other, thumbnail: other.thumbnail ?? portraitPath('plain', other.id) },
      amountPaise: side === 'customer' ? call.totalPaise : call.pricePaise,
    }
  })
  return { data, callHistory: data, callCount: count, count, page, limit }
}
