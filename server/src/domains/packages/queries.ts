import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SessionMode } from './rules.ts'

/** Packages with their consultants and what was paid for them. */
export const packages = (db: Db | Tx) =>
  db
    .selectFrom('packages')
    .innerJoin('consultants', 'consultants.id', 'packages.consultant_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'packages.consultant_id')
    .innerJoin('order_lines', 'order_lines.id', 'packages.line_id')
    .select([
      'packages.id',
      'packages.line_id as lineId',
      'packages.order_id as orderId',
      'packages.account_id as accountId',
      'packages.consultant_id as consultantId',
      'consultant.name as consultantName',
      'consultants.slug',
      'packages.mode',
      'packages.minutes',
      'packages.sessions',
      'packages.session_paise as sessionPaise',
      'packages.state',
      'packages.used',
      'packages.refunded',
      'packages.bought_at as boughtAt',
      'packages.valid_until as validUntil',
      'order_lines.total_paise as totalPaise',
      'order_lines.refunded_paise as refundedPaise',
    ])
    .$narrowType<{
      mode: SessionMode
      state: 'ordered' | 'active' | 'ended'
      boughtAt: Date
      validUntil: Date
    }>()

export type PackageRow = Awaited<ReturnType<ReturnType<typeof packages>['execute']>>[number]

export const packageById = (db: Db | Tx, id: number) =>
  packages(db).where('packages.id', '=', id).where('packages.state', '<>', 'ordered').executeTakeFirst()
