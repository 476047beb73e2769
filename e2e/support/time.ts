import pg from 'pg'
import { openDatabase } from '#server/platform/postgres/open.ts'

/** Nobody can wait for ten minutes, so what waits for them is told that they are over. */
async function inDatabase(statements: [text: string, values: unknown[]][]) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: process.env.E2E_DATA_DIR! }, () => {})
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    for (const [text, values] of statements) await client.query(text, values)
  } finally {
    await client.end()
  }
}

/** The hold of a booking is over, as it would be after its minutes. */
export const letHoldLapse = (bookingId: number) => {
  const over = new Date(Date.now() - 1_000)
  return inDatabase([
    ['update bookings set held_until = $2 where id = $1', [bookingId, over]],
    ['update busy_times set lapses_at = $2 where booking_id = $1', [bookingId, over]],
  ])
}

/** The session of a booking begins in some minutes, so that its room opens. */
export const letSessionBeNear = (bookingId: number, minutes: number) => {
  const start = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + minutes * 60_000)
  const shift = `tstzrange($2::timestamptz, $2::timestamptz + (upper(during) - lower(during)))`
  return inDatabase([
    [`update bookings set during = ${shift} where id = $1`, [bookingId, start]],
    ['delete from busy_times where booking_id = $1', [bookingId]],
  ])
}

/** The session is over, and by the record of the room its customer was not there. */
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

/** A talk has rung as long as it rings. */
export const letRingLapse = (talkId: number) =>
  inDatabase([['update talks set ring_until = $2 where id = $1', [talkId, new Date(Date.now() - 1_000)]]])
