import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talk-library.ts'
import { tell } from '#server/domains/notices/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import { talkInSight, tellPages } from '../queries.ts'
import * as queries from './queries.ts'

const AT_ONCE = 200
const MINUTE_MS = 60_000

export const listTalkReminders = async ({ db, actor, now }: SignedIn) => ({
  ids: await queries.reminderIds(db, actor.id, now),
})

export async function remindOfTalk({ db, actor, now }: SignedIn, { id }: Input<typeof api.remindOfTalk>) {
  const talk = await talkInSight(db, id)
  if (!talk) throw new Problem('not_found')
  if (talk.startsAt <= now) throw new Problem('too_late')
  await queries.addReminder(db, id, actor.id, now)
  return { id, going: await queries.goingTo(db, id) }
}

export async function forgetTalkReminder({ db, actor }: SignedIn, { id }: Input<typeof api.forgetTalkReminder>) {
  if (!(await talkInSight(db, id))) throw new Problem('not_found')
  await queries.dropReminder(db, id, actor.id)
  return { id, going: await queries.goingTo(db, id) }
}

/** Tells everybody who asked, once for each beginning, shortly before it. */
export async function remindListeners(house: House, now: Date) {
  const { talkReminderMinutes } = await readSettings(house.db, now)
  const until = new Date(now.getTime() + talkReminderMinutes * MINUTE_MS)
  for (const id of await queries.talksToRemindOf(house.db, { after: now, until }))
    while ((await house.db.transaction().execute((tx) => remindSome(tx, id, { now, until }))) === AT_ONCE);
}

/** The talk is read again in the transaction that tells: it may have moved or been withdrawn since. */
async function remindSome(tx: Tx, id: number, { now, until }: { now: Date; until: Date }) {
  const talk = await queries.talkToTell(tx, id)
  if (talk?.state !== 'published' || talk.starts_at <= now || talk.starts_at > until) return 0
  const told = await queries.takeListeners(tx, id, talk.starts_at, AT_ONCE)
  const minutesLeft = Math.max(1, Math.ceil((talk.starts_at.getTime() - now.getTime()) / MINUTE_MS))
  for (const accountId of told)
    await tell(tx, now, { accountId, message: 'talk_reminder', params: { ...aboutTalk(talk), minutesLeft } })
  return told.length
}

type Told = NonNullable<Awaited<ReturnType<typeof queries.talkToTell>>>
const aboutTalk = ({ segment, slug, title_english, title_hindi, speaker, starts_at }: Told) => ({
  ...{ segment, slug, speaker, titleEnglish: title_english, titleHindi: title_hindi },
  startsAt: starts_at.toISOString(),
})

/** Whoever wanted to hear a talk that was still to come learns that it moved, or that there is none. */
export async function tellListeners(tx: Tx, now: Date, id: number, what: 'talk_moved' | 'talk_called_off') {
  const talk = (await queries.talkToTell(tx, id))!
  for (const accountId of await queries.listenersOf(tx, id))
    await tell(tx, now, { accountId, message: what, params: aboutTalk(talk) })
  await tellPages(tx)
}
