import type * as api from '#contract/accounts/second-factor.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import type { Services } from '#server/platform/services.ts'
import { secondsAfter } from '#server/platform/time.ts'
import { withOtp } from '../../otp/service.ts'
import { accountByMobile } from '../../queries.ts'
import { markSecondFactor, secondFactorShownAt } from '../../sessions/queries.ts'
import { signIn } from '../../sessions/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

const placeOf = (accountId: number) => `second_factors.secret of ${accountId}`

/** First step: the OTP is exchanged for a ticket, which only an app code turns into a session. */
export const loginStaff = (context: Context, proof: Input<typeof api.loginStaff>) =>
  withOtp(context, [proof], async (tx) => {
    const { services, now, settings } = context
    const account = await accountByMobile(tx, 'admin', proof.mobile)
    if (!account) throw new Problem('mobile_not_registered', { mobile: proof.mobile })
    if (account.suspendedAt) throw new Problem('account_suspended')
    await queries.storeSecret(tx, account.id, services.secrets.encrypt(placeOf(account.id), rules.newSecret()), now)
    const factor = (await queries.factorForJudging(tx, account.id))!
    const ticket = newToken()
    const expiresAt = secondsAfter(now, rules.TICKET_SECONDS)
    await queries.insertTicket(tx, { tokenHash: tokenHash(ticket), accountId: account.id, expiresAt })
    const demoInbox = services.config.mode === 'demo' ? `/demo/inbox?to=${proof.mobile}` : null
    const half = { ticket, expiresAt, demoInbox }
    if (factor.enrolledAt) return { ...half, enrolment: null }
    const secret = services.secrets.decrypt(placeOf(account.id), factor.secret)
    return { ...half, enrolment: rules.enrolmentOf(secret, settings.productName, proof.mobile) }
  })

export const proveSecondFactor = (context: Context, { ticket, code }: Input<typeof api.proveSecondFactor>) =>
  withTicket(context, ticket, async (tx, account) => {
    const factor = await queries.factorForJudging(tx, account.id)
    if (!factor?.enrolledAt) return { verdict: new Problem('sign_in_expired') }
    const verdict = await judge(context, tx, account.id, factor, code)
    if (verdict) return { verdict }
    const signedIn = await signIn(context, tx, account, { secondFactorAt: context.now })
    return { done: { ...signedIn, recoveryCodesLeft: await queries.recoveryCodesLeft(tx, account.id) } }
  })

export const enrolSecondFactor = (context: Context, { ticket, code }: Input<typeof api.enrolSecondFactor>) =>
  withTicket(context, ticket, async (tx, account) => {
    const { now } = context
    const factor = await queries.factorForJudging(tx, account.id)
    if (!factor || factor.enrolledAt) return { verdict: new Problem('sign_in_expired') }
    const verdict = await judge(context, tx, account.id, factor, code)
    if (verdict) return { verdict }
    await queries.markEnrolled(tx, account.id, now)
    const recoveryCodes = await giveRecoveryCodes(context, tx, account.id)
    const signedIn = await signIn(context, tx, account, { secondFactorAt: now })
    const subject = { kind: 'account', id: account.id }
    await audit.record(tx, { actor: 'system', now }, { action: 'staff.second_factor_enrolled', subject })
    return { done: { ...signedIn, recoveryCodes } }
  })

export async function getSecondFactor({ db, actor, now }: SignedIn) {
  const shownAt = await secondFactorShownAt(db, actor.sessionId)
  const freshUntil = shownAt ? secondsAfter(shownAt, rules.FRESH_SECONDS) : null
  return {
    freshUntil: freshUntil && freshUntil > now ? freshUntil : null,
    recoveryCodesLeft: await queries.recoveryCodesLeft(db, actor.id),
    role: actor.role!,
  }
}

export async function renewSecondFactor(context: SignedIn, { code }: Input<typeof api.renewSecondFactor>) {
  const { actor, now } = context
  await withOwnFactor(context, code, (tx) => markSecondFactor(tx, actor.sessionId, now))
  return { freshUntil: secondsAfter(now, rules.FRESH_SECONDS) }
}

/** A recovery code is not accepted here: whoever found one could create ten. */
export const renewRecoveryCodes = (context: SignedIn, { code }: Input<typeof api.renewRecoveryCodes>) =>
  withOwnFactor(context, code, async (tx) => {
    const { id } = context.actor
    const recoveryCodes = await giveRecoveryCodes(context, tx, id)
    await audit.record(tx, context, { action: 'staff.recovery_codes_renewed', subject: { kind: 'account', id } })
    return { recoveryCodes }
  })

/** Whether this device has verified the second factor within the last 15 minutes. */
export async function hasFreshSecondFactor(db: Db | Tx, actor: Actor, now: Date) {
  const shownAt = await secondFactorShownAt(db, actor.sessionId)
  return Boolean(shownAt && secondsAfter(shownAt, rules.FRESH_SECONDS) > now)
}

/** Current app codes of the demo staff; the demo inbox replaces their phones. Never called in production. */
export async function demoAuthenticators({ db, secrets, now }: Services, mobile: string | undefined) {
  const factors = await queries.allFactors(db, mobile)
  const here = rules.stepAt(now())
  return factors.map(({ id, name, mobile, secret, lastStep }) => ({
    name,
    mobile,
    code: rules.codeAt(secrets.decrypt(placeOf(id), secret), Math.max(here, lastStep + 1)),
  }))
}

type Holder = NonNullable<Awaited<ReturnType<typeof queries.ticketHolder>>>
type Factor = NonNullable<Awaited<ReturnType<typeof queries.factorForJudging>>>
type Outcome<T> = { verdict: Problem; done?: never } | { done: T; verdict?: never }

/** A refusal is returned rather than thrown, so that the wrong attempt is committed. */
async function withTicket<T>(
  { db, now }: Context,
  ticket: string,
  operation: (tx: Tx, holder: Holder) => Promise<Outcome<T>>,
) {
  const outcome = await db.transaction().execute(async (tx): Promise<Outcome<T>> => {
    const holder = await queries.ticketHolder(tx, tokenHash(ticket), now)
    if (!holder) return { verdict: new Problem('sign_in_expired') }
    const outcome = await operation(tx, holder)
    if (!outcome.verdict) await queries.spendTicket(tx, tokenHash(ticket), now)
    return outcome
  })
  if (outcome.verdict) throw outcome.verdict
  return outcome.done
}

/** The same for a signed-in person who verifies the factor again. */
async function withOwnFactor<T>(context: SignedIn, code: string, operation: (tx: Tx) => Promise<T>) {
  const { db, actor } = context
  const outcome = await db.transaction().execute(async (tx): Promise<Outcome<T>> => {
    const factor = await queries.factorForJudging(tx, actor.id)
    if (!factor?.enrolledAt) return { verdict: new Problem('second_factor_wrong') }
    const verdict = await judge(context, tx, actor.id, factor, code)
    return verdict ? { verdict } : { done: await operation(tx) }
  })
  if (outcome.verdict) throw outcome.verdict
  return outcome.done
}

/** Replaces all recovery codes; only hashes are stored. */
async function giveRecoveryCodes({ services }: Context, tx: Tx, accountId: number) {
  const recoveryCodes = rules.newRecoveryCodes()
  const hashOf = (written: string) => services.secrets.recoveryHash(accountId, rules.plainRecoveryCode(written))
  await queries.replaceRecoveryCodes(tx, accountId, recoveryCodes.map(hashOf))
  return recoveryCodes
}

/** The problem with a code, if any; a correct one is consumed. */
async function judge({ services, now }: Context, tx: Tx, accountId: number, factor: Factor, code: string) {
  if (factor.lockedUntil && factor.lockedUntil > now) return locked(factor.lockedUntil, now)
  if (rules.looksLikeRecovery(code)) {
    const hash = services.secrets.recoveryHash(accountId, rules.plainRecoveryCode(code))
    if (await queries.spendRecoveryCode(tx, accountId, hash, now)) {
      await queries.forgiveWrongCodes(tx, accountId)
      const subject = { kind: 'account', id: accountId }
      await audit.record(tx, { actor: 'system', now }, { action: 'staff.recovery_code_used', subject })
      return undefined
    }
  } else {
    const secret = services.secrets.decrypt(placeOf(accountId), factor.secret)
    const step = rules.stepOf(secret, code, now, rules.SLACK_STEPS[services.config.mode])
    if (step !== undefined && step <= factor.lastStep) return new Problem('second_factor_used')
    if (step !== undefined) {
      await queries.acceptStep(tx, accountId, step)
      return undefined
    }
  }
  const until = secondsAfter(now, rules.LOCK_SECONDS)
  const nowLocked = await queries.countWrongCode(tx, accountId, { after: rules.WRONG_BEFORE_LOCK, until })
  return nowLocked ? locked(nowLocked, now) : new Problem('second_factor_wrong')
}

const locked = (until: Date, now: Date) =>
  new Problem('second_factor_locked', { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) })
