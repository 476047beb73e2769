import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { numberOf } from '../rules.ts'
import type { TalkFacts } from '../talk.ts'

/** The id is allocated first, because the hold refers to it. */
export const newTalkId = async (tx: Tx) =>
  (
    await sql<{ id: number; number: number }>`
    select nextval('sellable_ids') as id, nextval('talk_numbers') as number`.execute(tx)
  ).rows[0]!

interface NewTalk {
  id: number
  sequence: number
  room: string
  customerId: number
  consultantId: number
  mode: 'video' | 'audio'
  subject: string
  ratePaise: number
  limitSeconds: number | null
  paidSeconds: number
  heldPaise: number
  authorisationId: number
  billingState: string
  ringUntil: Date
  at: Date
}

export const insertTalk = (tx: Tx, talk: NewTalk) =>
  tx
    .insertInto('talks')
    .values({
      id: talk.id,
      number: numberOf(talk.sequence, talk.at),
      room: talk.room,
      customer_id: talk.customerId,
      consultant_id: talk.consultantId,
      mode: talk.mode,
      subject: talk.subject,
      rate_paise: talk.ratePaise,
      state: 'ringing',
      rang_at: talk.at,
      ring_until: talk.ringUntil,
      limit_seconds: talk.limitSeconds,
      paid_seconds: talk.paidSeconds,
      held_paise: talk.heldPaise,
      authorisation_id: talk.authorisationId,
      billing_state: talk.billingState,
      changed_at: talk.at,
    })
    .execute()

/** Overdue rings of either side that are in the way of a new one. */
export const lapsedRingsOf = async (
  tx: Tx,
  { consultantId, customerId }: Pick<TalkFacts, 'consultantId' | 'customerId'>,
  now: Date,
) =>
  (
    await tx
      .selectFrom('talks')
      .select('id')
      .where('state', '=', 'ringing')
      .where('ring_until', '<=', now)
      .where((eb) => eb.or([eb('consultant_id', '=', consultantId), eb('customer_id', '=', customerId)]))
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

export const stateKnown = async (db: Db | Tx, code: string) =>
  (await db.selectFrom('states').select('code').where('code', '=', code).executeTakeFirst()) !== undefined

export const setLive = (tx: Tx, id: number, mode: 'video' | 'audio', at: Date) =>
  tx
    .updateTable('talks')
    .set({ state: 'live', mode, answered_at: at, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'ringing')
    .execute()

interface Over {
  id: number
  state: 'declined' | 'missed' | 'cancelled'
  by: 'customer' | 'consultant' | 'system' | 'staff'
  at: Date
}

export const setUnanswered = (tx: Tx, { id, state, by, at }: Over) =>
  tx
    .updateTable('talks')
    .set({ state, ended_at: at, ended_by: by, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'ringing')
    .execute()
