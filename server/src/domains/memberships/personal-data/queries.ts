import type { Db, Tx } from '#server/platform/db/db.ts'

export const membershipsForExport = async (db: Db | Tx, accountId: number) => ({
  memberships: await db
    .selectFrom('memberships')
    .innerJoin('plan_versions', 'plan_versions.id', 'memberships.plan_version_id')
    .select(['number', 'title_english as plan', 'kind', 'state', 'card_name as cardName', 'order_id as orderId'])
    .select(['bought_at as boughtAt', 'starts_at as startsAt', 'ends_at as endsAt', 'paused_at as pausedAt'])
    .select(['talk_seconds_used as talkSecondsUsed', 'answers_used as answersUsed', 'courses_used as coursesUsed'])
    .where('account_id', '=', accountId)
    .orderBy('memberships.id')
    .execute(),
  registration: await db
    .selectFrom('membership_registrations')
    .select(['card_name as cardName', 'business_name as businessName', 'city', 'industry_id as industryId', 'notes'])
    .select(['wants_reminders as wantsReminders', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst(),
})

/** What was bought stays with the order; the name on the card and the form are erased. */
export async function eraseMember(tx: Tx, accountId: number) {
  await tx.deleteFrom('membership_registrations').where('account_id', '=', accountId).execute()
  await tx
    .updateTable('memberships')
    .set({ card_name: '–' })
    .where('account_id', '=', accountId)
    .where('card_name', 'is not', null)
    .execute()
}
