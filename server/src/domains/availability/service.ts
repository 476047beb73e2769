import type * as api from '#contract/availability/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { type Offer, readOffers } from './plans.ts'
import { noSlots, slotDays } from './slot-days/rules.ts'
import * as slots from './slots/rules.ts'
import { dayNumberAt, dayNumberOf, dayOfNumber } from './slots/zone.ts'

const SESSION_MODES = ['video', 'audio'] as const

const shortest = ({ offered }: Offer) => Math.min(...offered.map(({ minutes }) => minutes))

/** The next slot of the shortest session offered, with what determines how long that result stays valid. */
export async function nextFree(db: Db | Tx, consultantIds: number[], now: Date) {
  const offers = await readOffers(db, consultantIds, now)
  return new Map(
    [...offers].map(([id, offer]) => [
      id,
      { ...offer, next: offer.offered.length ? slots.nextFree(offer.plan, shortest(offer), now.getTime()) : null },
    ]),
  )
}

export interface NextFreeSession {
  at: Date
  mode: 'video' | 'audio'
  minutes: number
  feePaise: number
}

/**
 * The next slot of each consultant, for the shortest session they offer (in the given mode, otherwise the first mode
 * with this length). Consultants without a slot within their horizon are not in the map.
 */
export async function nextFreeSessions(db: Db | Tx, consultantIds: number[], now: Date, mode?: 'video' | 'audio') {
  const sessions = new Map<number, NextFreeSession>()
  for (const [id, { plan, offered }] of await readOffers(db, consultantIds, now)) {
    const session = shortestSession(offered, mode)
    const next = session && slots.nextFree(plan, session.minutes, now.getTime())
    if (next) sessions.set(id, { ...session, at: new Date(next.startMs) })
  }
  return sessions
}

function shortestSession(offered: Offer['offered'], mode?: 'video' | 'audio') {
  const [first] = SESSION_MODES.filter((one) => !mode || one === mode)
    .flatMap((one) => offered.filter((offer) => offer.mode === one).map((offer) => ({ ...offer, mode: one })))
    .sort((a, b) => a.minutes - b.minutes)
  return first
}

export interface SlotQuery {
  mode: string
  minutes: number
  /** In the consultant's calendar; defaults to today. */
  fromDay?: string | undefined
  days: number
}

/** The free slots of some days of the consultant's calendar; undefined if not approved. */
export async function freeSlots(
  db: Db | Tx,
  consultantId: number,
  { mode, minutes, fromDay, days }: SlotQuery,
  now: Date,
) {
  const offer = (await readOffers(db, [consultantId], now)).get(consultantId)
  if (!offer) return undefined
  const { plan, offered } = offer
  const { timeZone } = plan.hours
  const today = dayNumberAt(timeZone, now.getTime())
  const firstDay = fromDay ? dayNumberOf(fromDay) : today
  const isOffered = offered.some((one) => one.mode === mode && one.minutes === minutes)
  return {
    timeZone,
    today: dayOfNumber(today),
    lastDay: dayOfNumber(today + plan.daysAhead),
    consultantSlots: isOffered ? slotDays(plan, minutes, firstDay, days, now.getTime()) : noSlots(firstDay, days),
  }
}

export async function listFreeSlots({ db, now }: Context, { id, from, ...input }: Input<typeof api.listFreeSlots>) {
  const free = await freeSlots(db, id, { ...input, fromDay: from }, now)
  if (!free) throw new Problem('not_found')
  return free
}
