import type { Input, Reply } from '#contract/endpoint.ts'
import { panOfGstin } from '#contract/orders/tax-ids.ts'
import type * as api from '#contract/payouts/bank-details.ts'
import { bankOf } from '#contract/payouts/banks.ts'
import { withOtp } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { lockEarnings } from '#server/domains/orders/public.ts'
import { rateOn } from '#server/domains/settings/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { hoursAfter } from '#server/platform/time.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

type Details = Reply<typeof api.getBankDetails>

export const numberPlace = (consultantId: number, mark: Buffer) =>
  `bank_accounts.number of ${consultantId} ${mark.toString('hex')}`
const panPlace = (id: number) => `tax_identities.pan of ${id}`
const gstinPlace = (id: number) => `tax_identities.gstin of ${id}`

type Row = Awaited<ReturnType<typeof queries.accountsOf>>[number]

/** As shown to its owner and staff: never the full number. */
export const accountShown = ({ kind, state, ...row }: Row) => ({
  ...row,
  kind: kind as 'savings' | 'current',
  state: state as 'checking' | 'verified' | 'refused',
  bank: bankOf(row.ifsc) ?? row.ifsc.slice(0, 4),
})

export async function getBankDetails({ db, actor, now, settings }: SignedIn): Promise<Details> {
  const [accounts, lockedUntil, tax] = await Promise.all([
    queries.accountsOf(db, actor.id),
    queries.lockedUntil(db, actor.id, now),
    queries.taxNumbersOf(db, actor.id),
  ])
  return {
    accounts: accounts.map(accountShown),
    lockedUntil: lockedUntil ?? null,
    lockHours: settings.bankLockHours,
    pan: tax?.panMasked ?? null,
    gstin: tax?.gstinMasked ?? null,
    tdsBp: await rateOn(db, 'tds', now),
    tdsWithoutPanBp: await rateOn(db, 'tds_without_pan', now),
  }
}

/**
 * Brief access to the consultant's phone is not enough to steal money: withdrawals are blocked for a day, and the owner
 * is notified.
 */
export async function addBankAccount(context: SignedIn, given: Input<typeof api.addBankAccount>) {
  const { db, services, actor, now, settings } = context
  const { number, ifsc, kind, holder } = given
  const person = await queries.personOf(db, actor.id)
  await withOtp(context, [{ mobile: person.mobile, otp: given.otp }], async (tx) => {
    await lockEarnings(tx, actor.id)
    if ((await queries.accountsOf(tx, actor.id)).length >= rules.ACCOUNTS_MAX)
      throw new Problem('too_many_bank_accounts')
    const ending = rules.endingOf(number)
    const mark = services.secrets.columnMark(`${ifsc.slice(0, 4)} ${number}`)
    const id = await queries.insertAccount(tx, {
      ...{ consultant_id: actor.id, kind, holder, ifsc, ending, added_at: now, next_check_at: now },
      number: services.secrets.encrypt(numberPlace(actor.id, mark), number),
      number_mark: mark,
    })
    const until = hoursAfter(now, settings.bankLockHours)
    await queries.lockUntil(tx, actor.id, until)
    const subject = { kind: 'bank_account', id }
    await audit.record(tx, context, { action: 'bank_account.added', subject, after: { ending, ifsc, holder } })
    const params = { ending, until: until.toISOString() }
    await notify(tx, now, { accountId: actor.id, message: 'bank_account_added', params })
  })
  await services.jobs.soon('check-bank-accounts')
  return getBankDetails(context)
}

export async function removeBankAccount(context: SignedIn, { id, otp }: Input<typeof api.removeBankAccount>) {
  const { db, actor, now } = context
  const { mobile } = await queries.personOf(db, actor.id)
  if (!(await queries.accountsOf(db, actor.id)).some((account) => account.id === id)) throw new Problem('not_found')
  await withOtp(context, [{ mobile, otp }], async (tx) => {
    await lockEarnings(tx, actor.id)
    const removed = await queries.removeAccount(tx, actor.id, id, now)
    if (!removed) throw new Problem('not_found')
    if (await queries.withdrawalUnderWayTo(tx, id)) throw new Problem('withdrawal_under_way')
    const before = { ending: removed.ending, ifsc: removed.ifsc }
    await audit.record(tx, context, { action: 'bank_account.removed', subject: { kind: 'bank_account', id }, before })
  })
  return getBankDetails(context)
}

/** Undefined if there is none; the demo data has only a marker that there is one. */
export async function gstinOf({ db, secrets }: Services, accountId: number) {
  const gstin = (await queries.taxNumbersOf(db, accountId))?.gstin
  return gstin?.length ? secrets.decrypt(gstinPlace(accountId), gstin) : undefined
}

export async function saveTaxNumbers(context: SignedIn, { otp, pan, gstin }: Input<typeof api.saveTaxNumbers>) {
  const { db, services, actor, now } = context
  const { encrypt, decrypt } = services.secrets
  const { mobile } = await queries.personOf(db, actor.id)
  await withOtp(context, [{ mobile, otp }], async (tx) => {
    await lockEarnings(tx, actor.id)
    const stored = await queries.taxNumbersOf(tx, actor.id)
    // The demo data has no real PAN, only a marker that there is one.
    const knownPan = pan ?? (stored?.pan?.length ? decrypt(panPlace(actor.id), stored.pan) : undefined)
    const knownGstin = gstin ?? (stored?.gstin?.length ? decrypt(gstinPlace(actor.id), stored.gstin) : undefined)
    if (knownPan && knownGstin && panOfGstin(knownGstin) !== knownPan) throw new Problem('gstin_of_another_pan')
    await queries.saveTaxNumbers(
      tx,
      actor.id,
      {
        ...(pan && { pan: encrypt(panPlace(actor.id), pan), pan_masked: rules.maskedPan(pan) }),
        ...(gstin && { gstin: encrypt(gstinPlace(actor.id), gstin), gstin_masked: rules.maskedGstin(gstin) }),
      },
      now,
    )
    const after = { ...(pan && { pan }), ...(gstin && { gstin: rules.maskedGstin(gstin) }) }
    const subject = { kind: 'account', id: actor.id }
    await audit.record(tx, context, { action: 'tax_numbers.saved', subject, after })
  })
  return getBankDetails(context)
}
