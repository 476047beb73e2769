import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Side, TalkFacts } from '../talk.ts'

/** Names of both sides. */
export const namesOf = (db: Db | Tx, { customerId, consultantId }: Pick<TalkFacts, 'customerId' | 'consultantId'>) =>
  db
    .selectFrom('accounts as customer')
    .innerJoin('accounts as consultant', (join) => join.on('consultant.id', '=', consultantId))
    .select(['customer.name as customer', 'consultant.name as consultant'])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow()

/** A person as the other side sees them. */
export const personOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('consultants', 'consultants.id', 'accounts.id')
    .select((eb) => [
      'accounts.id',
      'accounts.name',
      'accounts.thumbnail',
      'consultants.slug',
      'consultants.headline',
      'consultants.headline_hindi as headlineHindi',
      eb.fn.coalesce('consultants.city', 'accounts.city', eb.val('')).as('city'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()

export const ownedBy = ({ customerId, consultantId }: TalkFacts, accountId: number, side: Side) =>
  (side === 'customer' ? customerId : consultantId) === accountId
