import type * as api from '#contract/bookings/messages.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'

const EMPTY = { text: '', updatedAt: null }

/** Only for someone who paid for a session with the caller. */
async function sessionsWith(db: Db, pair: { consultantId: number; customerId: number }, now: Date) {
  const { all, ...sessions } = await queries.sessionsBetween(db, pair, now)
  if (all === 0) throw new Problem('not_found')
  return sessions
}

export async function getCustomerNote({ db, actor, now }: SignedIn, { customerId }: Input<typeof api.getCustomerNote>) {
  const pair = { consultantId: actor.id, customerId }
  const sessions = await sessionsWith(db, pair, now)
  return { note: (await queries.noteAbout(db, pair)) ?? EMPTY, sessions }
}

export async function saveCustomerNote(
  { db, actor, now }: SignedIn,
  { customerId, text }: Input<typeof api.saveCustomerNote>,
) {
  const pair = { consultantId: actor.id, customerId }
  await sessionsWith(db, pair, now)
  await db.transaction().execute(async (tx) => {
    if (text === '') await queries.deleteNote(tx, pair)
    else await queries.writeNote(tx, pair, text, now)
  })
  return { note: text === '' ? EMPTY : { text, updatedAt: now } }
}
