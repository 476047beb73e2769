import type * as api from '#contract/accounts/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { takeMark } from '#server/platform/http/call-limits.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { sameBytes } from '#server/platform/security/secrets.ts'
import { deviceFor, UNKNOWN_DEVICE } from '../known-devices/service.ts'
import {
  codeForJudging,
  countWrongTry,
  hasCode,
  type Line,
  lockedUntil,
  markUsed,
  resetWrongTries,
  storeCode,
} from './queries.ts'
import { isLive, newCode, sendingCaps } from './rules.ts'

/** The response does not reveal whether the number is known. */
export async function sendOtp(context: Context, { mobile }: Input<typeof api.sendOtp>) {
  const { db, services, now, settings, address, language } = context
  const line = { mobile, device: await deviceFor(db, context, mobile) }
  const locked = await lockedUntil(db, line)
  if (locked && locked > now) throw lockedProblem(mobile, locked, now)
  const generous = services.config.otpCaps === 'demo'
  const code = newCode()
  const expiresAt = new Date(now.getTime() + settings.otpValidSeconds * 1000)
  await db.transaction().execute(async (tx) => {
    for (const cap of sendingCaps({ ...line, address }, settings, generous)) await takeMark(tx, cap, now, cap.refusal)
    await storeCode(tx, { ...line, codeHash: services.secrets.otpHash(mobile, code), sentAt: now, expiresAt })
    const params = { code, minutes: Math.round(settings.otpValidSeconds / 60) }
    await outbox.add(tx, now, { message: 'otp', to: { mobile }, language, params })
  })
  return {
    mobile,
    otpSendStatus: true,
    validSeconds: settings.otpValidSeconds,
    resendAfterSeconds: generous ? 1 : settings.otpGapSeconds,
    demoInbox: services.config.mode === 'demo' ? '/demo/inbox' : null,
  }
}

export async function verifyOtp(context: Context, proof: Input<typeof api.verifyOtp>) {
  const verdict = await context.db
    .transaction()
    .execute(async (tx) => judge(context, tx, proof, await lineOf(tx, context, proof.mobile)))
  if (verdict) throw verdict
  return { mobile: proof.mobile, otpVerified: true }
}

interface Proof {
  mobile: string
  otp: string
}

/**
 * Runs an operation authorised by the codes, and consumes them in the same transaction. A wrong code is counted even
 * though the operation does not run; if the operation fails, the codes stay valid.
 */
export async function withOtp<T>(context: Context, proofs: Proof[], operation: (tx: Tx) => Promise<T>): Promise<T> {
  const inOrder = proofs.toSorted((a, b) => a.mobile.localeCompare(b.mobile))
  const outcome = await context.db.transaction().execute(async (tx) => {
    const lines: Line[] = []
    for (const proof of inOrder) {
      const line = await lineOf(tx, context, proof.mobile)
      const verdict = await judge(context, tx, proof, line)
      if (verdict) return { verdict }
      lines.push(line)
    }
    const done = await operation(tx)
    for (const line of lines) await markUsed(tx, line, context.now)
    return { done }
  })
  if (outcome.verdict) throw outcome.verdict
  return outcome.done
}

/**
 * A device that became known after its code was sent (another tab signed in) still uses the code sent to it as unknown.
 */
async function lineOf(tx: Tx, context: Context, mobile: string): Promise<Line> {
  const own = { mobile, device: await deviceFor(tx, context, mobile) }
  return (await hasCode(tx, own)) ? own : { mobile, device: UNKNOWN_DEVICE }
}

/** The problem with the code, if any; returned rather than thrown, so that the attempt count is committed. */
async function judge({ services, now, settings }: Context, tx: Tx, { mobile, otp }: Proof, line: Line) {
  const code = await codeForJudging(tx, line)
  const locked = await lockedUntil(tx, line)
  if (locked && locked > now) return lockedProblem(mobile, locked, now)
  const isRight = code && sameBytes(code.codeHash, services.secrets.otpHash(mobile, otp))
  if (!code || !isLive(code, settings.otpWrongTriesPerCode, now)) {
    // Only someone with the right code learns that it has expired: others must not learn whether one was requested.
    return new Problem(isRight ? 'otp_expired' : 'invalid_otp', { mobile })
  }
  if (isRight) {
    await resetWrongTries(tx, line)
    return undefined
  }
  const until = new Date(now.getTime() + settings.otpLockSeconds * 1000)
  const nowLocked = await countWrongTry(tx, line, { after: settings.otpWrongTriesBeforeLock, until })
  return nowLocked ? lockedProblem(mobile, nowLocked, now) : new Problem('invalid_otp', { mobile })
}

const lockedProblem = (mobile: string, until: Date, now: Date) =>
  new Problem('number_locked', { mobile, retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) })
