import type * as api from '#contract/bank-details.ts'
import { bankOf } from '#contract/banks.ts'
import type { Input, Reply } from '#contract/endpoint.ts'
import { panOfGstin } from '#contract/tax-ids.ts'
import { withOtp } from '#server/domains/accounts/service.ts'
import * as audit from '#server/domains/audit/service.ts'
import { tell } from '#server/domains/notices/service.ts'
import { lockEarnings } from '#server/domains/orders/service.ts'
import { rateOn, readSettings } from '#server/domains/settings/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

type Details = Reply<typeof api.getBankDetails>

export const numberPlace = (consultantId: number, mark: Buffer) =>
  `bank_accounts.number of ${consultantId} ${mark.toString('hex')}`
const panPlace = (id: number) => `tax_identities.pan of ${id}`
const gstinPlace = (id: number) => `tax_identities.gstin of ${id}`

type Row = Awaited<ReturnType<typeof queries.accountsOf>>[number]

/** As its owner and staff see it: never the number. */
export const accountShown = ({ kind, state, ...row }: Row) => ({
  ...row,
  kind: kind as 'savings' | 'current',
  state: state as 'checking' | 'verified' | 'refused',
  bank: bankOf(row.ifsc) ?? row.ifsc.slice(0, 4),
})

export async function getBankDetails({ db, actor, now }: SignedIn): Promise<Details> {
  const [accounts, lockedUntil, tax, { bankLockHours }] = await Promise.all([
    queries.accountsOf(db, actor.id),
    queries.lockedUntil(db, actor.id, now),
    queries.taxNumbersOf(db, actor.id),
    readSettings(db, now),
  ])
  return {
    accounts: accounts.map(accountShown),
    lockedUntil: lockedUntil ?? null,
    lockHours: bankLockHours,
    pan: tax?.panMasked ?? null,
    gstin: tax?.gstinMasked ?? null,
    tdsBp: await rateOn(db, 'tds', now),
    tdsWithoutPanBp: await rateOn(db, 'tds_without_pan', now),
  }
}

/** Whoever holds the consultant's phone for a minute gains nothing: withdrawals wait a day, and the owner is told at once. */
export async function addBankAccount(context: SignedIn, given: Input<typeof api.addBankAccount>) {
  const { db, house, actor, now } = context
  const { number, ifsc, kind, holder } = given
  const person = await queries.personOf(db, actor.id)
  const { bankLockHours } = await readSettings(db, now)
  await withOtp(context, [{ mobile: person.mobile, otp: given.otp }], async (tx) => {
    await lockEarnings(tx, actor.id)
    if ((await queries.accountsOf(tx, actor.id)).length >= rules.ACCOUNTS_MAX)
      throw new Problem('too_many_bank_accounts')
    const ending = rules.endingOf(number)
    const mark = house.secrets.columnMark(`${ifsc.slice(0, 4)} ${number}`)
    const id = await queries.insertAccount(tx, {
      ...{ consultant_id: actor.id, kind, holder, ifsc, ending, added_at: now, next_check_at: now },
      number: house.secrets.seal(numberPlace(actor.id, mark), number),
      number_mark: mark,
    })
    const until = rules.hoursAfter(now, bankLockHours)
    await queries.lockUntil(tx, actor.id, until)
    const subject = { kind: 'bank_account', id }
    await audit.record(tx, context, { action: 'bank_account.added', subject, after: { ending, ifsc, holder } })
    const params = { ending, until: until.toISOString() }
    await tell(tx, now, { accountId: actor.id, message: 'bank_account_added', params })
  })
  await house.jobs.soon('check-bank-accounts')
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

export async function saveTaxNumbers(context: SignedIn, { otp, pan, gstin }: Input<typeof api.saveTaxNumbers>) {
  const { db, house, actor, now } = context
  const { seal, unseal } = house.secrets
  const { mobile } = await queries.personOf(db, actor.id)
  await withOtp(context, [{ mobile, otp }], async (tx) => {
    await lockEarnings(tx, actor.id)
    const kept = await queries.taxNumbersOf(tx, actor.id)
    // The demo world knows nobody's number, only that there is one.
    const knownPan = pan ?? (kept?.pan?.length ? unseal(panPlace(actor.id), kept.pan) : undefined)
    const knownGstin = gstin ?? (kept?.gstin?.length ? unseal(gstinPlace(actor.id), kept.gstin) : undefined)
    if (knownPan && knownGstin && panOfGstin(knownGstin) !== knownPan) throw new Problem('gstin_of_another_pan')
    await queries.saveTaxNumbers(
      tx,
      actor.id,
      {
        ...(pan && { pan: seal(panPlace(actor.id), pan), pan_masked: rules.maskedPan(pan) }),
        ...(gstin && { gstin: seal(gstinPlace(actor.id), gstin), gstin_masked: rules.maskedGstin(gstin) }),
      },
      now,
    )
    const after = { ...(pan && { pan }), ...(gstin && { gstin: rules.maskedGstin(gstin) }) }
    const subject = { kind: 'account', id: actor.id }
    await audit.record(tx, context, { action: 'tax_numbers.saved', subject, after })
  })
  return getBankDetails(context)
}
