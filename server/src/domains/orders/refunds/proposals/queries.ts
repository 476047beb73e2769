import { sql } from 'kysely'
import type { REFUND_PROPOSAL_STATES } from '#contract/orders/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { RefundOperation } from './registry.ts'

interface NewProposal {
  orderId: number
  operation: RefundOperation
  input: object
  paise: number
  to: 'wallet' | 'source'
  reasonCode: string | undefined
  note: string
  by: number
  at: Date
}

export const insertProposal = (tx: Tx, { orderId, operation, input, paise, to, ...why }: NewProposal) =>
  tx
    .insertInto('refund_proposals')
    .values({
      ...{ order_id: orderId, operation, input: JSON.stringify(input), paise, destination: to },
      ...{ reason_code: why.reasonCode ?? null, note: why.note, proposed_by: why.by, proposed_at: why.at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export type ProposalState = (typeof REFUND_PROPOSAL_STATES)[number]

interface Decision {
  state: Exclude<ProposalState, 'waiting'>
  by: number
  note: string
  at: Date
}

/** Decides a waiting proposal: withdrawn by its author, approved by anybody else; undefined if it is not open to this. */
export const decide = (tx: Tx, id: number, { state, by, note, at }: Decision) =>
  tx
    .updateTable('refund_proposals')
    .set({ state, decided_by: by, decided_at: at, decision_note: note })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .$if(state === 'approved', (waiting) => waiting.where('proposed_by', '<>', by))
    .$if(state === 'withdrawn', (waiting) => waiting.where('proposed_by', '=', by))
    .returning(['operation', 'input'])
    .$narrowType<{ operation: RefundOperation }>()
    .executeTakeFirst()

/** The refund that this person has approved in the same transaction and that is not paid yet. */
export const approvedOf = (tx: Tx, orderId: number, by: number) =>
  tx
    .selectFrom('refund_proposals as proposal')
    .select(['id', 'paise'])
    .where('order_id', '=', orderId)
    .where('decided_by', '=', by)
    .where('state', '=', 'approved')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refunds').select('id').whereRef('proposal_id', '=', 'proposal.id'))),
    )
    .executeTakeFirst()

/** Whether it is an order of the same person, as a customer. */
export const isOwnOfStaff = async (tx: Tx, { orderId, by }: { orderId: number; by: number }) =>
  (await tx
    .selectFrom('orders')
    .innerJoin('accounts as buyer', 'buyer.id', 'orders.buyer_id')
    .innerJoin('accounts as staff', 'staff.mobile', 'buyer.mobile')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('staff.id', '=', by)
    .where('staff.type', '=', 'admin')
    .executeTakeFirst()) !== undefined

/** Whether the person may not refund this much more of the order alone; the trigger on refunds asks the same. */
export async function needsSecondPerson(
  tx: Tx,
  { orderId, by, paise }: { orderId: number; by: number; paise: number },
) {
  const { rows } = await sql<{ needed: boolean }>`
    select refund_needs_second_person(${orderId}, ${by}, ${paise}, null) as needed`.execute(tx)
  return rows[0]!.needed
}

export const isPaid = async (tx: Tx, id: number) =>
  (await tx.selectFrom('refunds').select('id').where('proposal_id', '=', id).executeTakeFirst()) !== undefined

export interface ProposalFilter {
  id?: number
  orderId?: number | undefined
  state?: ProposalState | undefined
}

const matching = (db: Db | Tx, { id, orderId, state }: ProposalFilter) =>
  db
    .selectFrom('refund_proposals as proposal')
    .$if(id !== undefined, (all) => all.where('proposal.id', '=', id!))
    .$if(orderId !== undefined, (all) => all.where('proposal.order_id', '=', orderId!))
    .$if(state !== undefined, (all) => all.where('proposal.state', '=', state!))

const TITLES = sql.raw(`from order_lines where order_id = orders.id)`)

export const pageOfProposals = (
  db: Db | Tx,
  filter: ProposalFilter,
  { descending, limit, offset }: { descending: boolean; limit: number; offset: number },
) =>
  matching(db, filter)
    .innerJoin('orders', 'orders.id', 'proposal.order_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'orders.buyer_id')
    .innerJoin('accounts as proposer', 'proposer.id', 'proposed_by')
    .leftJoin('accounts as decider', 'decider.id', 'decided_by')
    .select([
      'proposal.id',
      'proposal.order_id as orderId',
      'buyer.id as buyerId',
      'buyer.name as buyerName',
      'buyer.mobile as buyerMobile',
      sql<string>`(select string_agg(title_english, ', ' order by position) ${TITLES}`.as('title_english'),
      sql<string>`(select string_agg(title_hindi, ', ' order by position) ${TITLES}`.as('title_hindi'),
      'operation',
      sql<number>`(proposal.input->>'id')::bigint`.as('subjectId'),
      'paise',
      'destination as to',
      'proposal.reason_code as reasonCode',
      'proposal.note',
      'proposed_by as proposedById',
      'proposer.name as proposedBy',
      'proposed_at as proposedAt',
      'proposal.state',
      'decider.name as decidedBy',
      'decided_at as decidedAt',
      'decision_note as decisionNote',
    ])
    .$narrowType<{ operation: RefundOperation; to: 'wallet' | 'source'; state: ProposalState }>()
    .orderBy('proposed_at', descending ? 'desc' : 'asc')
    .orderBy('proposal.id', descending ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Counts matches up to `most`. */
export const countProposals = async (db: Db | Tx, filter: ProposalFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('proposal.id').limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
