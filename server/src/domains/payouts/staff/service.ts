import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/payouts/endpoints.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { isSamePerson, lockEarnings, summariseEarnings } from '#server/domains/orders/public.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { lockedUntil, taxNumbersOf } from '../bank-details/queries.ts'
import { accountShown } from '../bank-details/service.ts'
import { notify } from '../sending/service.ts'
import { endStuck, moveOn, ownAccount, withdrawalById } from '../withdrawals/queries.ts'
import { giveBack, refuseWhileLocked, withdrawalShown } from '../withdrawals/service.ts'
import { payoutsFile } from './files.ts'
import * as queries from './queries.ts'

type Row = Awaited<ReturnType<typeof queries.payoutsMatching>>[number]

const rowShown = ({ accountId, accountKind, accountState, holder, bankSays, addedAt, ...row }: Row) => {
  const { consultantName, consultantMobile, consultantThumbnail, faults, lastFault, staffAskedAt, ...more } = row
  const { firstApproverId, firstApprovedAt, ...rest } = more
  return {
    ...withdrawalShown(rest),
    awaitsSecond: row.state === 'asked' && firstApproverId !== null,
    stuck: staffAskedAt && row.state === 'sending' ? { faults, lastFault, askedAt: staffAskedAt } : null,
    consultant: {
      id: row.consultantId,
      name: consultantName,
      mobile: consultantMobile,
      thumbnail: consultantThumbnail,
    },
    account: accountShown({
      ...{ id: accountId, kind: accountKind, state: accountState, holder, bankSays, addedAt },
      ...{ ifsc: row.ifsc, ending: row.ending },
    }),
  }
}

export async function listPayouts({ db }: SignedIn, input: Input<typeof api.listPayouts>) {
  const { page, limit } = input
  const filter = queries.filterOf(input)
  const sort = input.sort.endsWith('asked') ? ('asked_at' as const) : ('amount_paise' as const)
  const view = { sort, descending: input.sort.startsWith('-'), limit, offset: (page - 1) * limit }
  const [rows, count] = await Promise.all([
    queries.payoutsMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data: rows.map(rowShown), ...counted, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportPayouts(context: SignedIn, filter: Input<typeof api.exportPayouts>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'payouts.exported', after: filter }))
  return { url: signedUrl(services, payoutsFile, filter, { actor, now }) }
}

export const countPayouts = async ({ db, services }: SignedIn) => ({
  waiting: await queries.waitingForApproval(db),
  provider: services.payoutProvider?.name ?? null,
})

export async function getPayout({ db, now, actor, settings }: SignedIn, { id }: Input<typeof api.getPayout>) {
  const row = await queries.payoutById(db, id)
  if (!row) throw new Problem('not_found')
  const { consultantId } = row
  const [balances, locked, tax, { sums }, paid] = await Promise.all([
    ledger.balancesOf(db, consultantId),
    lockedUntil(db, consultantId, now),
    taxNumbersOf(db, consultantId),
    summariseEarnings(db, consultantId, {}),
    queries.paidBefore(db, consultantId),
  ])
  const { decidedBy, firstApprovedBy, ...rest } = row
  const shown = rowShown(rest)
  const firstApproval = { by: firstApprovedBy ?? '', mine: row.firstApproverId === actor.id }
  return {
    payout: {
      ...shown,
      onePersonMaxPaise: settings.payoutOnePersonMaxRupees * 100,
      firstApproval: shown.awaitsSecond ? firstApproval : null,
      readyPaise: balances.earnings,
      onHoldPaise: balances.earnings_pending,
      owedPaise: -balances.debt,
      earnedPaise: sums.netPaise,
      paidBeforePaise: paid,
      lockedUntil: locked ?? null,
      pan: tax?.panMasked ?? null,
      gstin: tax?.gstinMasked ?? null,
      steps: stepsOf(row),
    },
  }
}

/** Its steps so far, in order. */
function stepsOf(row: NonNullable<Awaited<ReturnType<typeof queries.payoutById>>>) {
  const { state, askedAt, decidedAt, decidedBy, sentAt, settledAt, note, utr } = row
  const step = (what: string, at: Date | null, by: string | null = null, said = '') =>
    at ? [{ what, at, by, note: said }] : []
  return [
    ...step('asked', askedAt, row.consultantName),
    ...step('approved_first', row.firstApprovedAt, row.firstApprovedBy),
    ...step(state === 'refused' ? 'refused' : 'approved', decidedAt, decidedBy, state === 'refused' ? note : ''),
    ...step('sending', sentAt),
    ...(state === 'paid' ? step('paid', settledAt, null, utr ?? '') : []),
    ...(state === 'failed' ? step('failed', settledAt, null, note) : []),
    ...(state === 'cancelled' ? step('cancelled', settledAt, row.consultantName) : []),
  ]
}

/** Moves no money yet: it allows the provider to pay. A trigger refuses one person's approval of a large one. */
export async function approvePayout(context: SignedIn, { id, note, expectsSecond }: Input<typeof api.approvePayout>) {
  const { db, services, actor, now, settings } = context
  const approved = await db.transaction().execute(async (tx) => {
    const known = await withdrawalById(tx, id)
    if (!known) throw new Problem('not_found')
    if (await isSamePerson(tx, actor.id, [known.consultantId])) throw new Problem('own_account')
    await lockEarnings(tx, known.consultantId)
    const isLarge = known.amountPaise > settings.payoutOnePersonMaxRupees * 100
    const awaitsSecond = isLarge && (await queries.recordFirstApproval(tx, id, actor.id, now))
    if (expectsSecond !== undefined && expectsSecond !== awaitsSecond) throw new Problem('stale')
    const decided = { decided_at: now, decided_by: actor.id, next_look_at: now }
    if (!awaitsSecond && !(await moveOn(tx, id, ['asked'], { state: 'approved', ...decided })))
      throw new Problem('already_decided')
    await refuseWhileLocked(tx, known.consultantId, now)
    const account = await ownAccount(tx, known.consultantId, known.bankAccountId)
    if (account?.state !== 'verified') throw new Problem('bank_account_unchecked')
    const after = { amountPaise: known.amountPaise, consultant: known.consultantId, ending: known.ending }
    const action = awaitsSecond ? 'payout.approved_first' : 'payout.approved'
    const reason = note || undefined
    await audit.record(tx, context, { action, subject: { kind: 'withdrawal', id }, after, reason })
    return { withdrawal: withdrawalShown((await withdrawalById(tx, id))!), awaitsSecond }
  })
  if (!approved.awaitsSecond) await services.jobs.soon('send-payouts')
  return approved
}

export async function withdrawApproval(context: SignedIn, { id }: Input<typeof api.withdrawApproval>) {
  const { db, actor } = context
  const withdrawal = await db.transaction().execute(async (tx) => {
    const known = await withdrawalById(tx, id)
    if (!known) throw new Problem('not_found')
    if (!(await queries.removeFirstApproval(tx, id, actor.id))) throw new Problem('already_decided')
    const after = { amountPaise: known.amountPaise, consultant: known.consultantId }
    const subject = { kind: 'withdrawal', id }
    await audit.record(tx, context, { action: 'payout.approval_withdrawn', subject, after })
    return withdrawalShown(known)
  })
  return { withdrawal }
}

export async function refusePayout(context: Once, { id, reason }: Input<typeof api.refusePayout>) {
  const { tx, actor, now } = context
  const known = await withdrawalById(tx, id)
  if (!known) throw new Problem('not_found')
  await lockEarnings(tx, known.consultantId)
  const decided = { decided_at: now, decided_by: actor.id, settled_at: now, note: reason }
  const refused = await moveOn(tx, id, ['asked'], { state: 'refused', ...decided })
  if (!refused && !(await endStuck(tx, id, { settled_at: now, note: reason }))) throw new Problem('already_decided')
  await giveBack(tx, { ...known, why: refused ? 'refused' : 'failed' }, now)
  const after = { amountPaise: known.amountPaise, consultant: known.consultantId }
  const action = refused ? 'payout.refused' : 'payout.given_up'
  await audit.record(tx, context, { action, subject: { kind: 'withdrawal', id }, after, reason })
  await notify(tx, id, refused ? 'withdrawal_refused' : 'withdrawal_failed', now)
  return { withdrawal: withdrawalShown((await withdrawalById(tx, id))!) }
}
