import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { endTalk } from '../billing/service.ts'
import { lockTalk, talkById } from '../queries.ts'
import { unanswered } from '../rings/answers.ts'
import { stateAt } from '../rules.ts'
import { callsMatching } from '../views/history.ts'
import { countCalls } from '../views/queries.ts'
import { callsFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf } from './rules.ts'
import { rowOf, storyOf } from './story.ts'

export async function listCalls({ db, contacts, now }: SignedIn, input: Input<typeof api.listCalls>) {
  const { page, limit, sort } = input
  const filter = filterOf(input, contacts)
  const { calls, people } = await callsMatching(db, filter, { limit, offset: (page - 1) * limit, sort }, now)
  const data = calls.map((call) => rowOf(call, people))
  const count = await countCalls(db, filter, now, COUNTED_TO + 1)
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data, ...counted, page, limit, ...(await queries.countGoingOn(db, now)), serverNow: now }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportCalls(context: SignedIn, filter: Input<typeof api.exportCalls>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'calls.exported', after: filter }))
  return { url: signedUrl(services, callsFile, filter, { actor, now }) }
}

export const getCallStory = ({ db, now }: SignedIn, { id }: Input<typeof api.getCallStory>) => storyOf(db, id, now)

/** Only if it still rings: a talk answered at this moment is live and ends otherwise. */
async function stopRinging(tx: Tx, id: number, now: Date) {
  const ring = (await lockTalk(tx, id))!
  if (stateAt(ring, now) !== 'ringing') throw new Problem('stale')
  await unanswered(tx, ring, 'cancelled', 'staff', now)
}

/** Connected time is charged. */
export async function endTalkByStaff(context: Once, { id, reason }: Input<typeof api.endTalkByStaff>) {
  const { tx, db, now } = context
  const seen = await talkById(tx, id)
  if (!seen) throw new Problem('not_found')
  const state = stateAt(seen, now)
  if (state === 'live') await endTalk(tx, seen, { at: now, by: 'staff', why: 'staff', reason, now })
  else if (state === 'ringing') await stopRinging(tx, id, now)
  else throw new Problem('talk_over')
  const after = { state: (await talkById(tx, id))!.state }
  await audit.record(tx, context, {
    action: 'talk.ended',
    subject: { kind: 'talk', id },
    before: { state },
    after,
    reason,
  })
  return storyOf(db, id, now)
}
