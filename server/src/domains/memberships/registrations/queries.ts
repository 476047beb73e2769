import type { Db, Tx } from '#server/platform/db/db.ts'

export const registrationOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('membership_registrations')
    .select([
      'plan_id as planId',
      'card_name as cardName',
      'business_name as businessName',
      'city',
      'industry_id as industryId',
      'notes',
      'wants_reminders as wantsReminders',
      'saved_at as savedAt',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

interface Answers {
  accountId: number
  planId: number
  cardName: string
  businessName: string
  city: string
  industryId: number | null
  notes: string
  wantsReminders: boolean
  at: Date
}

export const saveRegistration = (tx: Tx, { accountId, planId, at, ...given }: Answers) => {
  const answers = {
    plan_id: planId,
    card_name: given.cardName,
    business_name: given.businessName,
    city: given.city,
    industry_id: given.industryId,
    notes: given.notes,
    wants_reminders: given.wantsReminders,
    saved_at: at,
  }
  return tx
    .insertInto('membership_registrations')
    .values({ account_id: accountId, ...answers })
    .onConflict((known) => known.column('account_id').doUpdateSet(answers))
    .execute()
}

/** The card of a member shows the latest name. */
export const renameCard = (tx: Tx, accountId: number, cardName: string) =>
  tx
    .updateTable('memberships')
    .set({ card_name: cardName })
    .where('account_id', '=', accountId)
    .where('state', '=', 'bought')
    .execute()
