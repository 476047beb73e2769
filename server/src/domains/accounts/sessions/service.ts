import type * as api from '#contract/devices.ts'
import type { AccountType, Input } from '#contract/endpoint.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Actor, Context, SignedIn } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import { newToken, tokenHash } from '#server/platform/secrets.ts'
import { rememberDevice } from '../known-devices/service.ts'
import {
  type EndReason,
  endSessions,
  insertSession,
  liveSession,
  liveSessionById,
  markSeen,
  openSessions,
  touchSession,
} from './queries.ts'
import { daysAfter, daysBefore, deviceKind, deviceTitle, endsAt, needsTouch, seenBefore } from './rules.ts'

/** Whose token this is; the house asks at every call that carries one. */
export async function authenticate(house: House, token: string, now: Date): Promise<Actor | undefined> {
  const { sessionIdleDays } = await readSettings(house.db, now)
  const session = await liveSession(house.pool, tokenHash(token), now, daysBefore(now, sessionIdleDays))
  if (!session) return undefined
  if (needsTouch(session.lastUsedAt, now)) {
    await touchSession(house.db, session.id, now)
    await markSeen(house.db, session.accountId, now, seenBefore(now))
  }
  return { id: session.accountId, type: session.type, sessionId: session.id }
}

/** Whose session a signed address lends, as long as it is open. */
export async function actorOfSession(house: House, sessionId: number, now: Date): Promise<Actor | undefined> {
  const { sessionIdleDays } = await readSettings(house.db, now)
  const session = await liveSessionById(house.db, sessionId, now, daysBefore(now, sessionIdleDays))
  return session && { id: session.accountId, type: session.type, sessionId: session.id }
}

/** A new token for one device; only its hash stays with us. */
async function openSession(
  { db, now, userAgent, address }: Context,
  tx: Tx,
  accountId: number,
  { secondFactorAt }: { secondFactorAt?: Date },
) {
  const { sessionMaxDays } = await readSettings(db, now)
  const token = newToken()
  await insertSession(tx, {
    accountId,
    tokenHash: tokenHash(token),
    userAgent,
    address,
    now,
    expiresAt: daysAfter(now, sessionMaxDays),
    secondFactorAt,
  })
  await markSeen(tx, accountId, now, now)
  return token
}

interface Account {
  id: number
  name: string
  mobile: string
  email: string | null
  thumbnail: string | null
  type: string
  suspendedAt: Date | null
}

/** Opens the door for somebody who has proved who they are. */
export async function signIn(context: Context, tx: Tx, account: Account, proved: { secondFactorAt?: Date } = {}) {
  if (account.suspendedAt) throw new Problem('account_suspended')
  await rememberDevice(tx, context, account)
  return { token: await openSession(context, tx, account.id, proved), ...identityOf(account) }
}

export const identityOf = ({ id, name, mobile, email, thumbnail, type }: Account) => ({
  ...{ id, name, mobile, email, thumbnail },
  type: type as AccountType,
})

export async function listDevices({ db, now, actor }: SignedIn) {
  const devices = await devicesOf(db, actor.id, now)
  return { devices: devices.map((device) => ({ ...device, thisOne: device.id === actor.sessionId })) }
}

/** Where an account is signed in, newest use first. */
export async function devicesOf(db: Db, accountId: number, now: Date) {
  const { sessionIdleDays } = await readSettings(db, now)
  const sessions = await openSessions(db, accountId, now, daysBefore(now, sessionIdleDays))
  return sessions.map((session) => ({
    id: session.id,
    title: deviceTitle(session.userAgent),
    kind: deviceKind(session.userAgent),
    address: session.address,
    signedInAt: session.createdAt,
    lastUsedAt: session.lastUsedAt,
    endsAt: endsAt(session, sessionIdleDays),
  }))
}

export async function logout({ house, db, now, actor }: SignedIn) {
  hangUp(house, await endSessions(db, { accountId: actor.id, only: actor.sessionId, reason: 'logout', now }))
  return {}
}

export async function signOutDevice({ house, db, now, actor }: SignedIn, { id }: Input<typeof api.signOutDevice>) {
  const ended = await endSessions(db, { accountId: actor.id, only: id, reason: 'signed_out', now })
  if (ended.length === 0) throw new Problem('not_found')
  hangUp(house, ended)
  return {}
}

export async function signOutOtherDevices({ house, db, now, actor }: SignedIn) {
  const ended = await endSessions(db, { accountId: actor.id, except: actor.sessionId, reason: 'signed_out', now })
  hangUp(house, ended)
  return { signedOut: ended.length }
}

/** Signs an account out everywhere inside a larger change; call the answer once that change has committed. */
export async function endAllSessions(
  tx: Tx,
  house: House,
  end: { accountId: number; except?: number; reason: EndReason; now: Date },
) {
  const ended = await endSessions(tx, end)
  return () => hangUp(house, ended)
}

function hangUp(house: House, sessionIds: number[]) {
  for (const id of sessionIds) house.realtime.endSession(id)
}
