import type { Tx } from '#server/platform/db/db.ts'
import { dayAt } from './timeline.ts'

/** In the lists of customers and consultants. */
const [A_CUSTOMER, A_CONSULTANT] = [9, 55]

/** Whom the logins have blocked and reported, and a reported review: something in every list of staff. */
export async function writeBlocks(tx: Tx, staffId: number, now: Date) {
  const people = async (type: 'user' | 'consultant') =>
    (
      await tx
        .selectFrom('accounts')
        .select('id')
        .where('type', '=', type)
        .where('source', '=', 'demo')
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)
  const [customers, consultants] = [await people('user'), await people('consultant')]
  const logins = { customer: customers[0]!, consultant: consultants[0]! }
  const [caller, seller] = [customers[A_CUSTOMER]!, consultants[A_CONSULTANT]!]
  await tx
    .insertInto('account_blocks')
    .values([
      { blocker_id: logins.customer, blocked_id: seller, blocked_at: dayAt(now, 21, '18:30') },
      { blocker_id: logins.consultant, blocked_id: caller, blocked_at: dayAt(now, 5, '12:45') },
    ])
    .execute()
  await tx
    .insertInto('person_reports')
    .values([
      {
        ...{ person_id: seller, reporter_id: logins.customer, reason: 'outside_payment' },
        ...{ note: 'Wanted the fee by UPI to a private number.', reported_at: dayAt(now, 21, '18:32') },
        ...{ state: 'upheld', decided_by: staffId, decided_at: dayAt(now, 20, '11:05') },
        decision_note: 'Spoke to the consultant and sent a written warning.',
      },
      {
        ...{ person_id: caller, reporter_id: logins.consultant, reason: 'abusive' },
        ...{ note: 'Shouted at me on the phone after cancelling.', reported_at: dayAt(now, 5, '12:47') },
        ...{ state: 'open', decided_by: null, decided_at: null, decision_note: '' },
      },
    ])
    .execute()
  const worst = await tx
    .selectFrom('reviews')
    .select('id')
    .where('consultant_id', '=', logins.consultant)
    .orderBy('rating')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('review_reports')
    .values({
      ...{ review_id: worst.id, reporter_id: logins.consultant, reason: 'untrue' },
      ...{ note: 'The session took place as booked.', reported_at: dayAt(now, 2, '10:20') },
    })
    .execute()
}
