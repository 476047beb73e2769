import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/endpoints.ts'
import { takeTimeForCall } from '#server/domains/availability/public.ts'
import { notifyPresence } from '#server/domains/consultants/public.ts'
import { voidAuthorisation } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { notifyChanged, notifyMissed } from '../notifications.ts'
import { insertEvent, lockTalk, nextSession, talkById } from '../queries.ts'
import { stateAt } from '../rules.ts'
import { type By, sideOf, type TalkFacts } from '../talk.ts'
import { ofActor, shownTalk } from '../views/service.ts'
import { setLive, setUnanswered } from './queries.ts'

/** Locks the caller's own ringing talk; refused once ringing is over. */
async function lockRinging(tx: Tx, id: number, actor: Actor, now: Date): Promise<TalkFacts> {
  const talk = ofActor(await lockTalk(tx, id), actor)
  if (stateAt(talk, now) !== 'ringing') throw new Problem('talk_over')
  return talk
}

/** Opens the room. Answering twice has no further effect. */
export const answerTalk = ({ db, actor, now }: SignedIn, { id, mode }: Input<typeof api.answerTalk>) =>
  db.transaction().execute(async (tx) => {
    const seen = ofActor(await lockTalk(tx, id), actor)
    if (seen.state !== 'live') await answer(tx, await lockRinging(tx, id, actor, now), mode, now)
    return { talk: await shownTalk(tx, (await talkById(tx, id))!, 'consultant', now) }
  })

export async function answer(tx: Tx, talk: TalkFacts, mode: 'audio' | undefined, now: Date) {
  await setLive(tx, talk.id, mode ?? talk.mode, now)
  await claimTime(tx, { ...talk, answeredAt: now }, talk.paidSeconds, now)
  await insertEvent(tx, { talkId: talk.id, at: now, kind: 'answered', by: 'consultant' })
  await notifyChanged(tx, talk, 'live', now)
  await notifyPresence(tx, talk.consultantId, now)
}

const SLACK_SECONDS = 60

/** Blocks the time the talk may still take; existing bookings limit it. */
export async function claimTime(tx: Tx, talk: TalkFacts, secondsLeft: number, now: Date) {
  const wantedMs = now.getTime() + (secondsLeft + SLACK_SECONDS) * 1000
  const session = await nextSession(tx, { ...talk, customerId: undefined }, talk.answeredAt ?? now)
  const until = new Date(Math.min(wantedMs, session?.getTime() ?? Infinity))
  await takeTimeForCall(tx, { consultantId: talk.consultantId, talkId: talk.id, from: talk.answeredAt ?? now, until })
}

export const declineTalk = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.declineTalk>) =>
  db.transaction().execute((tx) => endRing(tx, { id, actor, state: 'declined', now }))

export const cancelTalk = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.cancelTalk>) =>
  db.transaction().execute((tx) => endRing(tx, { id, actor, state: 'cancelled', now }))

interface EndedRing {
  id: number
  actor: Actor
  state: 'declined' | 'cancelled'
  now: Date
}

async function endRing(tx: Tx, { id, actor, state, now }: EndedRing) {
  const seen = ofActor(await lockTalk(tx, id), actor)
  // Repeating it has no effect.
  if (seen.state !== state) await unanswered(tx, await lockRinging(tx, id, actor, now), state, sideOf(actor), now)
  return { talk: await shownTalk(tx, (await talkById(tx, id))!, sideOf(actor), now) }
}

/** Marks an unanswered talk as missed, unless it was answered or marked already. */
export async function miss(tx: Tx, id: number, now: Date) {
  const talk = await lockTalk(tx, id)
  if (talk?.state === 'ringing' && talk.ringUntil <= now) await unanswered(tx, talk, 'missed', 'system', now)
}

/** Nothing is charged: the held amount is released. */
export async function unanswered(
  tx: Tx,
  talk: TalkFacts,
  state: 'declined' | 'cancelled' | 'missed',
  by: By,
  now: Date,
) {
  const at = state === 'missed' ? talk.ringUntil : now
  await setUnanswered(tx, { id: talk.id, state, by, at })
  await voidAuthorisation(tx, { authorisationId: talk.authorisationId, at: now })
  await insertEvent(tx, { talkId: talk.id, at, kind: state, by })
  await notifyChanged(tx, talk, state, now)
  if (state !== 'declined') await notifyMissed(tx, talk, now)
}
