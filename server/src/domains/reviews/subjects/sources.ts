import { haveMet } from '#server/domains/bookings/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { answerById, answersOf, sessionById, sessionsOf, talkById, talksOf } from './queries.ts'
import type { ReviewableSource } from './registry.ts'

/** Whether both sides have met, so that the session will count as completed. */
const counts = async (db: Db | Tx, { id, completed }: { id: number; completed: boolean }, now: Date) =>
  completed || haveMet(db, id, now)

/** Booked sessions: no-shows cannot be reviewed. */
export const sessionSource: ReviewableSource = {
  async find(db, id, now) {
    const session = await sessionById(db, id, now)
    return session && (await counts(db, session, now)) ? session : undefined
  },
  async of(db, customer, now) {
    const found = await sessionsOf(db, customer, now)
    const counted = await Promise.all(found.map((session) => counts(db, session, now)))
    return found.filter((_, index) => counted[index])
  },
  asked: true,
}

/** Talks by the minute, from a minimum of connected time. */
export const talkSource: ReviewableSource = {
  find: async (db, id, now) => talkById(db, id, (await readSettings(db, now)).reviewTalkSeconds),
  of: async (db, customer, now) => talksOf(db, customer, (await readSettings(db, now)).reviewTalkSeconds),
  asked: true,
}

/** Written answers, once their question is closed. */
export const answerSource: ReviewableSource = { find: answerById, of: answersOf, asked: true }
