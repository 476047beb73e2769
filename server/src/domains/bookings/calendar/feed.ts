import { readSettings } from '#server/domains/settings/service.ts'
import type { House } from '#server/platform/house.ts'
import { tokenHash } from '#server/platform/secrets.ts'
import { writeCalendar } from './ics.ts'
import * as queries from './queries.ts'
import { eventOf } from './rules.ts'

const DAY_MS = 86_400_000
const DAYS_BACK = 90
const SESSIONS_MAX = 1000

/** The calendar behind a secret; undefined when it opens nothing. */
export async function feedBehind({ db, config }: House, secret: string, now: Date) {
  const reader = await queries.readerOfFeed(db, tokenHash(secret))
  if (!reader) return undefined
  const sessions = await queries.sessionsFrom(db, reader.id, new Date(now.getTime() - DAYS_BACK * DAY_MS), SESSIONS_MAX)
  const { productName: name } = await readSettings(db, now)
  const reading = { publicUrl: config.publicUrl, language: reader.language }
  return writeCalendar({ name, method: 'PUBLISH', events: sessions.map((session) => eventOf(session, reading)) })
}
