import type * as api from '#contract/bookings/calendar.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import { sessionFile } from './files.ts'
import * as queries from './queries.ts'
import { addLinks, eventOf } from './rules.ts'

export async function linkToCalendar(context: SignedIn, { id }: Input<typeof api.linkToCalendar>) {
  const { services, db, actor, now, language } = context
  const session = await queries.sessionOf(db, actor.id, id)
  if (!session) throw new Problem('not_found')
  const file = signedUrl(services, sessionFile, { id, language }, { actor, now })
  return { file, ...addLinks(eventOf(session, { publicUrl: services.config.publicUrl, language })) }
}

export const getCalendarFeed = async ({ db, actor }: SignedIn) => ({
  renewedAt: (await queries.feedOf(db, actor.id))?.renewedAt ?? null,
})

export async function renewCalendarFeed({ services, db, actor, now }: SignedIn) {
  const secret = newToken()
  await queries.storeFeed(db, actor.id, tokenHash(secret), now)
  return { url: `${services.config.publicUrl}/calendar/${secret}.ics`, renewedAt: now }
}

export async function closeCalendarFeed({ db, actor }: SignedIn) {
  await queries.dropFeed(db, actor.id)
  return { renewedAt: null }
}
