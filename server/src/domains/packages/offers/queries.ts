import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SessionMode } from '../rules.ts'

/** Offers with the consultant's usual fee for one session; those of consultants without a public profile are never on sale. */
const offers = (db: Db | Tx) =>
  db
    .selectFrom('package_offers as offer')
    .innerJoin('consultants', 'consultants.id', 'offer.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'offer.consultant_id')
    .leftJoin('consultant_fees as fee', (join) =>
      join
        .onRef('fee.consultant_id', '=', 'offer.consultant_id')
        .onRef('fee.mode', '=', 'offer.mode')
        .onRef('fee.minutes', '=', 'offer.minutes'),
    )
    .select([
      'offer.id',
      'offer.consultant_id as consultantId',
      'accounts.name',
      'offer.mode',
      'offer.minutes',
      'offer.sessions',
      'offer.session_paise as sessionPaise',
      'offer.state',
      'offer.version',
      'fee.fee_paise as feePaise',
    ])
    .select(
      sql<boolean>`consultants.approval = 'approved' and accounts.suspended_at is null and accounts.deleted_at is null
      and offer.state = 'offered'
      and coalesce(offer.session_paise < fee.fee_paise, false)`.as('isOnSale'),
    )
    .$narrowType<{ mode: SessionMode; state: 'offered' | 'withdrawn' }>()

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offers>['execute']>>[number]

export const offersById = (db: Db | Tx, ids: readonly number[]) => offers(db).where('offer.id', 'in', ids).execute()

export const offersOf = (db: Db | Tx, consultantId: number, most: number) =>
  offers(db)
    .where('offer.consultant_id', '=', consultantId)
    .orderBy(sql`offer.state = 'withdrawn'`)
    .orderBy('offer.mode', 'desc')
    .orderBy('offer.minutes')
    .orderBy('offer.sessions')
    .limit(most)
    .execute()

/** Packages of each offer that were paid for. */
export const soldOf = async (db: Db | Tx, offerIds: readonly number[]) =>
  offerIds.length === 0
    ? new Map<number, number>()
    : new Map(
        (
          await db
            .selectFrom('packages')
            .select(['offer_id as id', (of) => of.fn.countAll<number>().as('count')])
            .where('offer_id', 'in', offerIds)
            .where('state', '<>', 'ordered')
            .groupBy('offer_id')
            .execute()
        ).map(({ id, count }) => [id, count]),
      )

/** Locks the consultant, so that concurrent requests see each other's offers. */
export const lockConsultant = (tx: Tx, id: number) =>
  tx.selectFrom('consultants').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const countOffered = async (tx: Tx, consultantId: number) =>
  (
    await tx
      .selectFrom('package_offers')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('consultant_id', '=', consultantId)
      .where('state', '=', 'offered')
      .executeTakeFirstOrThrow()
  ).count

export const feeOf = async (db: Db | Tx, consultantId: number, mode: SessionMode, minutes: number) =>
  (
    await db
      .selectFrom('consultant_fees')
      .select('fee_paise')
      .where('consultant_id', '=', consultantId)
      .where('mode', '=', mode)
      .where('minutes', '=', minutes)
      .executeTakeFirst()
  )?.fee_paise

interface NewOffer {
  consultantId: number
  mode: SessionMode
  minutes: number
  sessions: number
  sessionPaise: number
  at: Date
}

export const insertOffer = async (tx: Tx, { consultantId, mode, minutes, sessions, sessionPaise, at }: NewOffer) =>
  (
    await tx
      .insertInto('package_offers')
      .values({
        ...{ consultant_id: consultantId, mode, minutes, sessions, session_paise: sessionPaise },
        ...{ state: 'offered', version: 1, created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

interface ChangedOffer {
  id: number
  version: number
  sessions: number
  sessionPaise: number
  isOffered: boolean
  at: Date
}

/** False if somebody else changed it meanwhile. */
export const updateOffer = async (tx: Tx, change: ChangedOffer) =>
  (
    await tx
      .updateTable('package_offers')
      .set({
        sessions: change.sessions,
        session_paise: change.sessionPaise,
        state: change.isOffered ? 'offered' : 'withdrawn',
        version: change.version + 1,
        updated_at: change.at,
      })
      .where('id', '=', change.id)
      .where('version', '=', change.version)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
