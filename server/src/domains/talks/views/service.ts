import type { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/endpoints.ts'
import type { Talk } from '#contract/talks/endpoints.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { nextFreeExpert, placesOf } from '../experts/service.ts'
import { secondsFor } from '../meter/rules.ts'
import { earningOf, meterFor, taxOn } from '../meter/service.ts'
import { nextSession, talkById, talkGoingOn } from '../queries.ts'
import { stateAt } from '../rules.ts'
import { type Side, sideOf, type TalkFacts } from '../talk.ts'
import { ownedBy, personOf } from './queries.ts'

/** One of the caller's talks; others are not found. */
export function ofActor(talk: TalkFacts | undefined, actor: Pick<Actor, 'id' | 'type'>): TalkFacts {
  if (!talk || !ownedBy(talk, actor.id, sideOf(actor))) throw new Problem('not_found')
  return talk
}

/** The maximum length as of now, by the money, the limit and the next session. */
async function mostMinutes(db: Db | Tx, talk: TalkFacts, mayLastUntil: Date | null, now: Date) {
  const { toPay } = await taxOn(db, talk, now)
  const { spendablePaise } = await fundsOf(db, talk.customerId, now)
  const byMoney = secondsFor(talk.heldPaise + spendablePaise, talk.ratePaise, toPay)
  const bySession = mayLastUntil ? (mayLastUntil.getTime() - now.getTime()) / 1000 : Infinity
  return Math.max(0, Math.floor(Math.min(byMoney, talk.limitSeconds ?? Infinity, bySession) / 60))
}

const UNANSWERED = ['ringing', 'declined', 'missed']

/** A talk as one side sees it. */
export async function shownTalk(db: Db | Tx, talk: TalkFacts, side: Side, now: Date): Promise<z.output<typeof Talk>> {
  const { customerId, consultantId, ratePaise, limitSeconds } = talk
  const state = stateAt(talk, now)
  const other = await personOf(db, side === 'customer' ? consultantId : customerId)
  const { withTax } = await taxOn(db, talk, now)
  const goesOn = state === 'ringing' || state === 'live'
  const mayLastUntil = goesOn ? await nextSession(db, talk, talk.answeredAt ?? now) : null
  const looksOn = side === 'customer' && UNANSWERED.includes(state)
  return {
    ...{ id: talk.id, number: talk.number, room: talk.room, role: side, mode: talk.mode, subject: talk.subject, state },
    other: { ...other, thumbnail: other.thumbnail ?? portraitPath('plain', other.id) },
    ratePaise,
    rateWithTaxPaise: withTax(ratePaise),
    limitMinutes: limitSeconds === null ? null : Math.round(limitSeconds / 60),
    ...{ rangAt: talk.rangAt, ringUntil: talk.ringUntil, answeredAt: talk.answeredAt, endedAt: talk.endedAt },
    ...{ endedBy: talk.endedBy, why: talk.why, mayLastUntil },
    earnsPaise: side === 'consultant' ? await netAMinute(db, talk, now) : null,
    mostMinutes: goesOn ? await mostMinutes(db, talk, mayLastUntil, now) : 0,
    meter: state === 'live' ? await meterFor(db, talk, side, now) : null,
    next: looksOn ? await nextFreeExpert(db, talk, now) : null,
    serverNow: now,
  }
}

const AN_HOUR = 60

/** Computed from a whole hour, so that the deductions of a single minute are not each rounded to a paisa. */
const netAMinute = async (db: Db | Tx, talk: TalkFacts, now: Date) =>
  Math.round((await earningOf(db, talk, talk.ratePaise * AN_HOUR, now)) / AN_HOUR)

export async function getTalk({ db, actor, now }: SignedIn, { id }: Input<typeof api.getTalk>) {
  const talk = ofActor(await talkById(db, id), actor)
  return { talk: await shownTalk(db, talk, sideOf(actor), now) }
}

export async function getCurrentTalk({ db, actor, now }: SignedIn) {
  const talk = await talkGoingOn(db, actor.id)
  const current = talk && stateAt(talk, now) === talk.state ? talk : undefined
  return {
    talk: current ? await shownTalk(db, current, sideOf(actor), now) : null,
    queues: actor.type === 'user' ? await placesOf(db, actor.id, now) : [],
  }
}
