import { enrolSecondFactor, loginStaff, proveSecondFactor } from '#contract/accounts/second-factor.ts'
import type { World } from './world.ts'

/** The current authenticator code of a staff member, from the demo inbox. */
export async function appCode({ call }: Pick<World, 'call'>, mobile: string): Promise<string> {
  const { text } = await call('GET', `/demo/inbox.json?to=${mobile}`)
  const app = (JSON.parse(text) as { channel: string; code?: string }[]).find((one) => one.channel === 'authenticator')
  if (!app?.code) throw new Error(`${mobile} has no authenticator app`)
  return app.code
}

/** First step: the OTP was correct, the app code is still required. */
export async function halfSignIn(world: Pick<World, 'send' | 'codeFor'>, mobile: string) {
  return (await world.send(loginStaff, { mobile, otp: await world.codeFor(mobile) })).body.data
}

/** Both steps; someone without an app sets it up. */
export async function signInStaff(world: Pick<World, 'send' | 'codeFor' | 'call'>, mobile: string) {
  const { ticket, enrolment } = await halfSignIn(world, mobile)
  const proof = { ticket, code: await appCode(world, mobile) }
  return world.send(enrolment ? enrolSecondFactor : proveSecondFactor, proof)
}
