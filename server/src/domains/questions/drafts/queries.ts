import type { Db, Tx } from '#server/platform/db/db.ts'
import { FACTS } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'

export interface DraftFields {
  consultantId: number | null
  industryId: number | null
  title: string
  body: string
}

export const countDrafts = async (tx: Tx, customerId: number) =>
  (
    await tx
      .selectFrom('questions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', customerId)
      .where('state', '=', 'draft')
      .executeTakeFirstOrThrow()
  ).count

/** Serialises the drafts of one customer, so that their number stays within its limit. */
export const lockCustomer = (tx: Tx, customerId: number) =>
  tx.selectFrom('accounts').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()

export const insertDraft = async (tx: Tx, customerId: number, draft: DraftFields, at: Date) =>
  (
    await tx
      .insertInto('questions')
      .values({ ...columns(draft), customer_id: customerId, state: 'draft', created_at: at, changed_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const columns = ({ consultantId, industryId, title, body }: DraftFields) => ({
  consultant_id: consultantId,
  industry_id: industryId,
  title,
  body,
})

export const writeDraft = (tx: Tx, id: number, draft: DraftFields, at: Date) =>
  tx
    .updateTable('questions')
    .set({ ...columns(draft), changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute()

export const dropDraft = (tx: Tx, id: number) =>
  tx.deleteFrom('questions').where('id', '=', id).where('state', '=', 'draft').execute()

export const setReserved = (tx: Tx, id: number, until: Date) =>
  tx.updateTable('questions').set({ reserved_until: until }).where('id', '=', id).where('state', '=', 'draft').execute()

export const draftsOf = (db: Db | Tx, ids: readonly number[], customerId: number): Promise<QuestionFacts[]> =>
  db
    .selectFrom('questions')
    .select(FACTS)
    .where('id', 'in', [...ids])
    .where('customer_id', '=', customerId)
    .where('state', '=', 'draft')
    .$castTo<QuestionFacts>()
    .execute()

export const industryTitle = (db: Db | Tx, id: number) =>
  db.selectFrom('industries').select(['title_english', 'title_hindi']).where('id', '=', id).executeTakeFirstOrThrow()

/** A consultant who can be asked: listed in at least one industry. */
export const isListed = async (db: Db | Tx, consultantId: number) =>
  (await db
    .selectFrom('consultant_industries')
    .select('consultant_id')
    .where('consultant_id', '=', consultantId)
    .where('listed', '=', true)
    .where('leads_all', '=', true)
    .executeTakeFirst()) !== undefined
