import pg from 'pg'
import { orderTexts, registerSeller } from '#server/domains/orders/public.ts'
import { continueIfOverdue, questionSeller, questionTexts } from '#server/domains/questions/public.ts'
import { createDb, createPool } from '#server/platform/db/db.ts'
import { openDatabase } from '#server/platform/db/postgres/open.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import { type AuthRecord, demoPerson } from './api.ts'

/** Instead of waiting for minutes, tests move the stored times in the database. */
async function inDatabase(statements: [text: string, values: unknown[]][], dataDir = process.env.E2E_DATA_DIR!) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, () => {})
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    for (const [text, values] of statements) await client.query(text, values)
  } finally {
    await client.end()
  }
}

/** Expires the hold of a booking. */
export const letHoldLapse = (bookingId: number) => {
  const over = new Date(Date.now() - 1_000)
  return inDatabase([
    ['update bookings set held_until = $2 where id = $1', [bookingId, over]],
    ['update busy_times set lapses_at = $2 where booking_id = $1', [bookingId, over]],
  ])
}

/** Moves a session so that it starts in some minutes and its room is open. */
export const letSessionBeNear = (bookingId: number, minutes: number, dataDir?: string) => {
  const start = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + minutes * 60_000)
  const shift = `tstzrange($2::timestamptz, $2::timestamptz + (upper(during) - lower(during)))`
  const statements: [string, unknown[]][] = [
    [`update bookings set during = ${shift} where id = $1`, [bookingId, start]],
    ['delete from busy_times where booking_id = $1', [bookingId]],
  ]
  return inDatabase(statements, dataDir)
}

/** Moves a session so that it is in progress and ends in some minutes; the consultant has working hours after it. */
export const letSessionEndIn = (bookingId: number, minutes: number) => {
  const end = new Date(Date.now() + minutes * 60_000)
  const span = `tstzrange($2::timestamptz - make_interval(mins => b.minutes), $2::timestamptz)`
  const consultant = '(select consultant_id from bookings where id = $1)'
  return inDatabase([
    [`update bookings b set during = ${span} where id = $1`, [bookingId, end]],
    [
      `update busy_times t set during = ${span}, blocked = ${span} from bookings b where b.id = $1 and booking_id = b.id`,
      [bookingId, end],
    ],
    [`delete from weekly_hours where consultant_id = ${consultant}`, [bookingId]],
    [
      `insert into weekly_hours (consultant_id, weekday, from_minute, to_minute)
       select ${consultant}, day, 0, 1440 from generate_series(1, 7) as day`,
      [bookingId],
    ],
  ])
}

/** Ends the session; by the join log its customer did not attend. */
export const letBeMissed = (bookingId: number) => {
  const now = new Date()
  const before = `tstzrange($2::timestamptz - (upper(during) - lower(during)), $2::timestamptz)`
  return inDatabase([
    [
      `update bookings set during = ${before}, state = 'no_show', no_show_of = 'customer', judged_at = $2 where id = $1`,
      [bookingId, now],
    ],
  ])
}

/** Ends the session; both attended it. */
export const letBeCompleted = (bookingId: number) => {
  const before = `tstzrange($2::timestamptz - (upper(during) - lower(during)), $2::timestamptz)`
  return inDatabase([
    [
      `update bookings set during = ${before}, state = 'completed', judged_at = $2, settled_at = $2 where id = $1`,
      [bookingId, new Date(Date.now() - 60_000)],
    ],
  ])
}

/** Demo staff on a separate device, whose second factor is too old for money operations. */
export async function staffWithOldFactor(): Promise<AuthRecord> {
  const staff = demoPerson('admin')
  const token = newToken()
  const [now, before] = [new Date(), new Date(Date.now() - 20 * 60_000)]
  await inDatabase([
    [
      `insert into sessions (account_id, token_hash, user_agent, address, created_at, last_used_at, expires_at, second_factor_at)
       values ($1, $2, 'A test', '10.0.0.1', $3, $4, $5, $3)`,
      [staff.id, tokenHash(token), before, now, new Date(now.getTime() + 3_600_000)],
    ],
  ])
  return { ...staff, token }
}

/** Another of the demo's staff, on a device of their own with a fresh second factor. */
export async function colleague(mobile: string): Promise<AuthRecord> {
  const token = newToken()
  const now = new Date()
  await inDatabase([
    [
      `insert into sessions (account_id, token_hash, user_agent, address, created_at, last_used_at, expires_at, second_factor_at)
       select id, $2, 'A test', '10.0.0.2', $3, $3, $4, $3 from accounts where type = 'admin' and mobile = $1`,
      [mobile, tokenHash(token), now, new Date(now.getTime() + 3_600_000)],
    ],
  ])
  return { ...demoPerson('admin'), token }
}

/** Marks the second factor of staff as just confirmed. */
export const letFactorBeFresh = ({ token }: AuthRecord) =>
  inDatabase([['update sessions set second_factor_at = $2 where token_hash = $1', [tokenHash(token), new Date()]]])

/** Ends the ringing of a talk. */
export const letRingLapse = (talkId: number) =>
  inDatabase([['update talks set ring_until = $2 where id = $1', [talkId, new Date(Date.now() - 1_000)]]])

/** Lets a talk ring until a test acts: on a slow machine it would end while it is checked. */
export const letRingGoOn = (talkId: number) =>
  inDatabase([['update talks set ring_until = $2 where id = $1', [talkId, new Date(Date.now() + 600_000)]]])

/** Adds connected seconds to a live talk. */
export const letTalkRun = (talkId: number, seconds: number) => {
  const earlier = (column: string) => `${column} = ${column} - make_interval(secs => $2)`
  return inDatabase([
    [
      `update talks set ${['rang_at', 'ring_until', 'answered_at'].map(earlier).join(', ')} where id = $1`,
      [talkId, seconds],
    ],
    [
      `update room_flows set ${earlier('from_at')} where to_at is null and room = (select room from talks where id = $1)`,
      [talkId, seconds],
    ],
  ])
}

/** As if a learner had opened their player a minute ago: as much watch time may be counted. */
export const letAMinuteBeWatched = (accountId: number) =>
  inDatabase([
    ['update learner_clocks set counted_until = $2 where account_id = $1', [accountId, new Date(Date.now() - 60_000)]],
  ])

/** The time for the answer to a question has passed, and what follows was done without waiting for the server's sweep. */
export async function letAnswerBeOverdue(questionId: number) {
  registerSeller('question', questionSeller)
  registerMessages(orderTexts)
  registerMessages(questionTexts)
  const now = new Date()
  await inDatabase([['update questions set due_at = $2, remind_at = null where id = $1', [questionId, now]]])
  const { url } = await openDatabase({ databaseUrl: undefined, dataDir: process.env.E2E_DATA_DIR! }, () => {})
  const db = createDb(createPool({ url, size: 1 }))
  try {
    await db.transaction().execute((tx) => continueIfOverdue(tx, questionId, now))
  } finally {
    await db.destroy()
  }
}
