import { createHash } from 'node:crypto'
import type * as api from '#contract/availability/schedule.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import { ensureProfile } from '#server/domains/consultants/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { DocumentProblem } from '#server/platform/providers/outside-documents/document.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts'
import type { Taken } from './calendar.ts'
import * as queries from './queries.ts'
import { readApart } from './read-apart.ts'
import { alternateHosts } from './rules.ts'

const BATCH = 40
/** Each waits up to the fetch timeout, so slow hosts do not block the others. */
const READ_AT_ONCE = 8
/** A slow calendar is read less often. */
const SLOW_PAUSES = 4

const placeOf = (consultantId: number) => `external_calendars.address of ${consultantId}`

/** The text for each problem. */
const said: Record<queries.Problem, string> = {
  refused: 'This link is not public.',
  unreachable: 'This link did not respond.',
  missing: 'There is no calendar at this link, or it needs a password.',
  too_slow: 'This link took too long to respond.',
  too_large: 'This calendar is too large.',
  not_a_calendar: 'This link is not a calendar in .ics format.',
  outside_demo: 'The demo does not connect to the internet. Try https://calendar.example/busy.ics',
}

type Reading = { problem: queries.Problem } | 'unchanged' | { taken: Taken[]; etag: string | null; digest: Buffer }

/** Fetches and parses, outside any transaction. The window reaches to the consultant's booking horizon. */
async function read(
  { fetchDocument }: Pick<Services, 'fetchDocument'>,
  address: string,
  { timeZone, daysAhead, etag, now }: { timeZone: string; daysAhead: number; etag: string | null; now: Date },
): Promise<Reading> {
  try {
    const document = await fetchDocument(address, etag)
    if (!document) return 'unchanged'
    const [fromMs, toMs] = [now.getTime() - DAY_MS, now.getTime() + (daysAhead + 2) * DAY_MS]
    const taken = await readApart(document.text, { timeZone, fromMs, toMs })
    if (!taken) return { problem: 'not_a_calendar' }
    return { taken, etag: document.etag, digest: createHash('sha256').update(JSON.stringify(taken)).digest() }
  } catch (error) {
    if (error instanceof DocumentProblem) return { problem: error.trouble }
    throw error
  }
}

const pauseOf = async ({ db }: Pick<Services, 'db'>, now: Date) => {
  const { externalCalendarMinutes, slotDaysAhead } = await readSettings(db, now)
  return { nextReadAt: new Date(now.getTime() + externalCalendarMinutes * MINUTE_MS), usualDaysAhead: slotDaysAhead }
}

/** An address that could not be read is not stored: the person is present and can correct it. */
export async function setExternalCalendar(context: SignedIn, { url }: Input<typeof api.setExternalCalendar>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => ensureProfile(tx, actor.id, now))
  const { nextReadAt, usualDaysAhead } = await pauseOf(services, now)
  const { timeZone, daysAhead } = await queries.planOf(db, actor.id)
  const reading = await read(services, url, { timeZone, daysAhead: daysAhead ?? usualDaysAhead, etag: null, now })
  if (reading === 'unchanged' || 'problem' in reading)
    throw new Problem('calendar_unreadable', {
      errors: { url: [said[reading === 'unchanged' ? 'unreachable' : reading.problem]] },
    })
  const { taken, etag, digest } = reading
  const { hostname: host } = new URL(url)
  await db.transaction().execute(async (tx) => {
    const address = services.secrets.encrypt(placeOf(actor.id), url)
    await queries.connect(tx, actor.id, { address, host, etag, digest, busyCount: taken.length, now, nextReadAt })
    await queries.writeTaken(tx, actor.id, taken)
    await audit.record(tx, context, {
      action: 'consultant.calendar_connected',
      subject: { kind: 'account', id: actor.id },
      after: { host },
    })
  })
  return shown(context)
}

export async function readExternalCalendarNow(context: SignedIn) {
  const { services, db, actor, now } = context
  const calendar = await queries.calendarToRead(db, actor.id)
  if (calendar) await readOne(services, calendar, now)
  return shown(context)
}

export async function removeExternalCalendar(context: SignedIn) {
  const { db, actor } = context
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await queries.disconnect(tx, actor.id)
    if (numDeletedRows === 0n) return
    await queries.writeTaken(tx, actor.id, [])
    await audit.record(tx, context, {
      action: 'consultant.calendar_removed',
      subject: { kind: 'account', id: actor.id },
    })
  })
  return shown(context)
}

const shown = async ({ db, actor }: SignedIn) => ({
  externalCalendar: (await queries.externalCalendarOf(db, actor.id)) ?? null,
})

/** Reads due calendars. If reading fails, the previous busy times keep blocking, and the failure time is shown. */
export async function readExternalCalendars(services: Services, now: Date): Promise<number> {
  const { nextReadAt } = await pauseOf(services, now)
  const due = await services.db.transaction().execute((tx) => queries.takeDue(tx, now, nextReadAt, BATCH))
  const queue = alternateHosts(due)
  const readNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await readOne(services, next, now).catch((error: unknown) =>
        services.log.error({ err: error, consultantId: next?.consultantId }, 'external calendar could not be read'),
      )
  }
  await Promise.all(Array.from({ length: READ_AT_ONCE }, readNext))
  return due.length
}

async function readOne(services: Services, calendar: queries.CalendarToRead, now: Date) {
  const { consultantId: id, address, etag, timeZone } = calendar
  const { usualDaysAhead, nextReadAt } = await pauseOf(services, now)
  const slowUntil = new Date(now.getTime() + SLOW_PAUSES * (nextReadAt.getTime() - now.getTime()))
  const daysAhead = calendar.daysAhead ?? usualDaysAhead
  const url = services.secrets.decrypt(placeOf(id), address)
  // The horizon advances daily: occurrences on the new last day are only known by reading again.
  const sameDay = calendar.readAt.toDateString() === now.toDateString()
  const reading = await read(services, url, { timeZone, daysAhead, etag: sameDay ? etag : null, now })
  await services.db.transaction().execute(async (tx) => {
    if (reading === 'unchanged') return queries.noteUnchanged(tx, id, now)
    if ('problem' in reading) {
      await queries.noteProblem(tx, id, reading.problem, now)
      if (reading.problem === 'too_slow') await queries.readNotBefore(tx, id, slowUntil)
      return
    }
    const { taken, digest } = reading
    const reported = { address, etag: reading.etag, digest, busyCount: taken.length, now }
    if (await queries.noteReading(tx, id, reported)) await queries.writeTaken(tx, id, taken)
  })
}

/** For the data export: the address itself, which belongs to the person. */
export async function addressOf({ db, secrets }: Pick<Services, 'db' | 'secrets'>, id: number) {
  const stored = await queries.calendarToRead(db, id)
  return stored && secrets.decrypt(placeOf(id), stored.address)
}
