import type { Db, Tx } from '#server/platform/db/db.ts'
import type { TalkState } from '../talk.ts'

export interface TalkWithPeople {
  id: number
  number: string
  customerId: number
  consultantId: number
  customer: string
  consultant: string
  state: TalkState
  rangAt: Date
  answeredAt: Date | null
  endedAt: Date | null
}

const withPeople = (db: Db | Tx) =>
  db
    .selectFrom('talks')
    .innerJoin('accounts as customer', 'customer.id', 'talks.customer_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'talks.consultant_id')
    .select([
      'talks.id',
      'talks.number',
      'talks.customer_id as customerId',
      'talks.consultant_id as consultantId',
      'customer.name as customer',
      'consultant.name as consultant',
      'talks.state',
      'talks.rang_at as rangAt',
      'talks.answered_at as answeredAt',
      'talks.ended_at as endedAt',
    ])
    .$castTo<TalkWithPeople>()

export const talksWithPeople = (db: Db | Tx, ids: readonly number[]): Promise<TalkWithPeople[]> =>
  withPeople(db)
    .where('talks.id', 'in', [...ids])
    .execute()

export const liveTalksOf = (db: Db | Tx, accountId: number): Promise<TalkWithPeople[]> =>
  withPeople(db)
    .where('talks.state', '=', 'live')
    .where((eb) => eb.or([eb('talks.customer_id', '=', accountId), eb('talks.consultant_id', '=', accountId)]))
    .execute()
