import { type AuditAction, record } from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { demoStaffRoles } from './people.ts'
import { dayAt, type Making } from './timeline.ts'

interface Decision {
  at: Date
  /** The member of staff. */
  by: number
  action: AuditAction
  subject: { kind: string; id: number }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string
}

const ADDRESS = '127.0.0.1'

/**
 * What staff have decided in the demo data, recorded in the audit log at its time. Written last and in chronological
 * order, because the log is append-only and its entries are chained.
 */
export async function writeAudit({ tx, now }: Making) {
  const decisions = [
    ...(await approvals(tx)),
    ...(await reports(tx)),
    ...(await refunds(tx)),
    ...(await payouts(tx)),
    ...(await enquiries(tx)),
    ...(await articles(tx, now)),
  ]
  for (const { at, by, reason, ...decision } of decisions.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const witness = {
      actor: { id: by, type: 'admin' as const, sessionId: 0 },
      now: at,
      requestId: '',
      address: ADDRESS,
    }
    await record(tx, witness, { ...decision, ...(reason && { reason }) })
  }
}

async function approvals(tx: Tx): Promise<Decision[]> {
  const rows = await tx
    .selectFrom('approval_decisions')
    .innerJoin('accounts as staff', 'staff.id', 'decided_by')
    .select(['consultant_id as id', 'decided_by as by', 'decided_at as at', 'before', 'after', 'checklist', 'note'])
    .where('staff.type', '=', 'admin')
    .execute()
  return rows.map(({ id, by, at, before, after, checklist, note }) => ({
    ...{ at, by, action: `consultant.${after}` as AuditAction, subject: { kind: 'account', id } },
    ...{ before: { approval: before }, after: { approval: after, checklist }, reason: note },
  }))
}

async function reports(tx: Tx): Promise<Decision[]> {
  const rows = await tx
    .selectFrom('person_reports')
    .select(['id', 'person_id as personId', 'state', 'reason', 'decided_at as at', 'decided_by as by'])
    .select('decision_note as note')
    .where('state', '<>', 'open')
    .$narrowType<{ at: Date; by: number }>()
    .execute()
  return rows.map(({ id, personId, state, reason: because, at, by, note }) => ({
    ...{ at, by, action: `person_report.${state}` as AuditAction, subject: { kind: 'account', id: personId } },
    ...{ after: { report: id, because }, reason: note },
  }))
}

async function refunds(tx: Tx): Promise<Decision[]> {
  const requests = await tx
    .selectFrom('refund_requests')
    .select(['id', 'order_id as orderId', 'state', 'decided_at as at', 'decided_by as by', 'note'])
    .where('decided_at', 'is not', null)
    .$narrowType<{ at: Date; by: number }>()
    .execute()
  const proposals = await tx
    .selectFrom('refund_proposals')
    .select(['id', 'order_id as orderId', 'operation', 'paise', 'destination as to'])
    .select(['reason_code as reasonCode', 'note'])
    .select(['proposed_by as by', 'proposed_at as at'])
    .execute()
  return [
    ...requests.map(({ id, orderId, state, at, by, note }) => ({
      ...{ at, by, action: `refund_request.${state}` as AuditAction, subject: { kind: 'order', id: orderId } },
      ...{ after: { request: id, paise: 0, creditNote: null }, reason: note ?? '' },
    })),
    ...proposals.map(({ id, at, by, note, ...what }) => ({
      ...{ at, by, action: 'refund.proposed' as const, subject: { kind: 'order', id: what.orderId } },
      ...{ after: { proposal: id, ...what }, reason: note ?? '' },
    })),
  ]
}

async function payouts(tx: Tx): Promise<Decision[]> {
  const rows = await tx
    .selectFrom('withdrawals')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'bank_account_id')
    .select(['withdrawals.id', 'amount_paise as amountPaise', 'withdrawals.consultant_id as consultant', 'ending'])
    .select(['decided_at as at', 'decided_by as by'])
    .where('withdrawals.state', '=', 'paid')
    .$narrowType<{ at: Date; by: number }>()
    .execute()
  return rows.map(({ id, at, by, ...after }) => ({
    ...{ at, by, action: 'payout.approved' as const, subject: { kind: 'withdrawal', id }, after },
  }))
}

/** Those to the help desk, by the colleague who wrote. */
async function enquiries(tx: Tx): Promise<Decision[]> {
  const rows = await tx
    .selectFrom('enquiry_entries')
    .innerJoin('accounts as staff', 'staff.id', 'author_id')
    .select(['enquiry_id as id', 'author_id as by', 'at', 'kind'])
    .where('staff.type', '=', 'admin')
    .$narrowType<{ by: number }>()
    .execute()
  return rows.map(({ id, at, by, kind }) => ({
    ...{ at, by, action: kind === 'reply' ? ('enquiry.answered' as const) : ('enquiry.noted' as const) },
    subject: { kind: 'enquiry', id },
  }))
}

/** Published by the login for content. */
async function articles(tx: Tx, now: Date): Promise<Decision[]> {
  const [, mobile] = demoStaffRoles.find(([role]) => role === 'content')!
  const { id: by } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow()
  const rows = await tx
    .selectFrom('articles')
    .select(['id', 'published_at as at'])
    .where('published_at', '<=', now)
    .where('published_at', '>', dayAt(now, 90, '00:00'))
    .$narrowType<{ at: Date }>()
    .execute()
  return rows.map(({ id, at }) => ({
    at,
    by,
    action: 'article.published' as const,
    subject: { kind: 'article', id },
    ...{ before: { publishedAt: null }, after: { publishedAt: at.toISOString() } },
  }))
}
