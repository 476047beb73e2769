import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/library.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { notifyPages, talkInSight } from '../queries.ts'
import * as queries from './queries.ts'

const AT_ONCE = 200

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

export async function cancelTalkReminder({ db, actor }: SignedIn, { id }: Input<typeof api.cancelTalkReminder>) {
  if (!(await talkInSight(db, id))) throw new Problem('not_found')
  await queries.dropReminder(db, id, actor.id)
  return { id, going: await queries.goingTo(db, id) }
}

/** Sends reminders shortly before a talk, once per person and start. */
export async function remindListeners(services: Services, now: Date) {
  const { talkReminderMinutes } = await readSettings(services.db, now)
  const until = new Date(now.getTime() + talkReminderMinutes * MINUTE_MS)
  for (const id of await queries.talksToRemindOf(services.db, { after: now, until }))
    while ((await services.db.transaction().execute((tx) => remindSome(tx, id, { now, until }))) === AT_ONCE);
}

/** The talk is read again in the sending transaction: it may have been rescheduled or withdrawn since. */
async function remindSome(tx: Tx, id: number, { now, until }: { now: Date; until: Date }) {
  const talk = await queries.talkToAnnounce(tx, id)
  if (talk?.state !== 'published' || talk.starts_at <= now || talk.starts_at > until) return 0
  const notified = await queries.takeListeners(tx, id, talk.starts_at, AT_ONCE)
  const minutesLeft = Math.max(1, Math.ceil((talk.starts_at.getTime() - now.getTime()) / MINUTE_MS))
  for (const accountId of notified)
    await notify(tx, now, { accountId, message: 'talk_reminder', params: { ...aboutTalk(talk), minutesLeft } })
  return notified.length
}

type TalkToAnnounce = NonNullable<Awaited<ReturnType<typeof queries.talkToAnnounce>>>
const aboutTalk = ({ segment, slug, title_english, title_hindi, speaker, starts_at }: TalkToAnnounce) => ({
  ...{ segment, slug, speaker, titleEnglish: title_english, titleHindi: title_hindi },
  startsAt: starts_at.toISOString(),
})

/** Notifies people with a reminder that an upcoming talk was rescheduled or withdrawn. */
export async function notifyListeners(tx: Tx, now: Date, id: number, what: 'talk_moved' | 'talk_called_off') {
  const talk = (await queries.talkToAnnounce(tx, id))!
  for (const accountId of await queries.listenersOf(tx, id))
    await notify(tx, now, { accountId, message: what, params: aboutTalk(talk) })
  await notifyPages(tx)
}
