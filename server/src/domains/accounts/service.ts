import type * as api from '#contract/accounts/endpoints.ts'
import type { AccountType, Input } from '#contract/endpoint.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { moveToNewNumber } from './known-devices/service.ts'
import { withOtp } from './otp/service.ts'
import {
  accountById,
  accountByMobile,
  insertAccount,
  recordConsents,
  updateMobile,
  updatePasswordHash,
} from './queries.ts'
import { hashPassword } from './rules.ts'
import { knowsDevice } from './sessions/queries.ts'
import { deviceTitle } from './sessions/rules.ts'
import { endAllSessions, identityOf, signIn } from './sessions/service.ts'

/** Whether a mobile number has an account of this type; an unknown one is 422, and the popup switches to Register. */
export const verifyAs =
  (type: AccountType) =>
  async ({ db }: Context, { mobile }: Input<typeof api.verifyUser>) => {
    const account = await accountByMobile(db, type, mobile)
    if (!account) throw new Problem('mobile_not_registered', { mobile })
    return { mobile, userVerified: true }
  }

export const loginAs = (type: 'user' | 'consultant') => (context: Context, proof: Input<typeof api.loginUser>) =>
  withOtp(context, [proof], async (tx) => {
    const account = await accountByMobile(tx, type, proof.mobile)
    if (!account) throw new Problem('mobile_not_registered', { mobile: proof.mobile })
    return signInAgain(context, tx, account)
  })

export const registerAs =
  (type: 'user' | 'consultant') => async (context: Context, given: Input<typeof api.registerUser>) => {
    const passwordHash = await hashPassword(given.password)
    return withOtp(context, [given], async (tx) => {
      const { mobile, name, email, pincode, city, state, source, remarks } = given
      const account = await insertAccount(tx, {
        ...{ type, mobile, name, email, pincode, city, state, source, remarks, passwordHash },
        language: context.language,
        profileComplete: true,
        now: context.now,
      })
      await agreeToPolicies(context, tx, account.id)
      return signIn(context, tx, account)
    })
  }

/** A known number signs in; an unknown one becomes a customer who completes the profile later. */
export const loginGuest = (context: Context, given: Input<typeof api.loginGuest>) =>
  withOtp(context, [given], async (tx) => {
    const known = await accountByMobile(tx, 'user', given.mobile)
    if (known) return signInAgain(context, tx, known)
    const account = await insertAccount(tx, {
      type: 'user',
      mobile: given.mobile,
      name: given.name,
      source: 'guest',
      language: context.language,
      profileComplete: false,
      now: context.now,
    })
    await agreeToPolicies(context, tx, account.id)
    return signIn(context, tx, account)
  })

export async function changeMobile(context: SignedIn, input: Input<typeof api.changeMobile>) {
  const { db, services, actor, now } = context
  const { mobile, email, language } = await accountById(db, actor.id)
  const proofs = [
    { mobile, otp: input.otp },
    { mobile: input.newMobile, otp: input.newOtp },
  ]
  if (mobile === input.newMobile)
    throw new Problem('invalid', { errors: { newMobile: ['This is already your number.'] } })
  const { account, hangUp } = await withOtp(context, proofs, async (tx) => {
    const account = await updateMobile(tx, actor.id, input.newMobile, now)
    await moveToNewNumber(tx, context, account)
    const others = { accountId: actor.id, except: actor.sessionId, reason: 'mobile_changed', now } as const
    const hangUp = await endAllSessions(tx, services, others)
    const params = { newMobileEnding: input.newMobile.slice(-4) }
    await outbox.add(tx, now, {
      message: 'mobile_changed',
      to: { accountId: actor.id, mobile, email },
      language,
      params,
    })
    return { account, hangUp }
  })
  hangUp()
  return identityOf(account)
}

export async function changePassword(context: SignedIn, { otp, password }: Input<typeof api.changePassword>) {
  const { db, actor, now } = context
  const { mobile, email, language } = await accountById(db, actor.id)
  const passwordHash = await hashPassword(password)
  await withOtp(context, [{ mobile, otp }], async (tx) => {
    await updatePasswordHash(tx, actor.id, passwordHash, now)
    await outbox.add(tx, now, {
      message: 'password_changed',
      to: { accountId: actor.id, mobile, email },
      language,
      params: {},
    })
  })
  return {}
}

type Account = NonNullable<Awaited<ReturnType<typeof accountByMobile>>>

/** A sign-in from an unknown browser is notified, in case it was not the owner. */
async function signInAgain(context: Context, tx: Tx, account: Account) {
  const { now, language, userAgent } = context
  if (!(await knowsDevice(tx, account.id, userAgent))) {
    const to = { accountId: account.id, email: account.email }
    const params = { device: deviceTitle(userAgent), of: account.type }
    await outbox.add(tx, now, { message: 'signed_in_on_new_device', to, language, params })
  }
  return signIn(context, tx, account)
}

async function agreeToPolicies({ now, settings, address }: Context, tx: Tx, accountId: number) {
  const { termsVersion, privacyVersion } = settings
  await recordConsents(tx, accountId, { terms: termsVersion, privacy: privacyVersion }, { now, address })
}
