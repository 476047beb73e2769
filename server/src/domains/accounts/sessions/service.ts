import type * as api from '#contract/accounts/devices.ts'
import type { AccountType, Input } from '#contract/endpoint.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { batched } from '#server/platform/db/batched.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { rememberDevice } from '../known-devices/service.ts'
import { daysBefore } from '../rules.ts'
import {
  type EndReason,
  endSessions,
  insertSession,
  markSeen,
  openSessions,
  sessionsOfTokens,
  touchSession,
  type UnendedSession,
  unendedSessions,
} from './queries.ts'
import { deviceKind, deviceTitle, endsAt, needsTouch, seenBefore } from './rules.ts'

/**
 * Finds the account of a token; called for every request that carries one, so that those of concurrent requests are
 * found together. Nothing is cached: a session that was ended is refused from then on.
 */
export function findActorsOfTokens({ pool, db }: Pick<Services, 'pool' | 'db'>) {
  const find = batched((hashes: Buffer[]) => sessionsOfTokens(pool, hashes))
  return async (token: string, now: Date): Promise<Actor | undefined> => {
    const session = await find(tokenHash(token))
    if (!session || (await hasExpired(db, session, now))) return undefined
    if (needsTouch(session.lastUsedAt, now)) {
      await touchSession(db, session.id, now)
      await markSeen(db, session.accountId, now, seenBefore(now))
    }
    return actorOf(session)
  }
}

/**
 * Finds the account of the session behind a signed link, while the session is open. Players of films ask often, so
 * that many are found together.
 */
export function findActorsOfSessions({ pool, db }: Pick<Services, 'pool' | 'db'>) {
  const find = batched((ids: number[]) => unendedSessions(pool, ids))
  return async (sessionId: number, now: Date): Promise<Actor | undefined> => {
    const session = await find(sessionId)
    return session && !(await hasExpired(db, session, now)) ? actorOf(session) : undefined
  }
}

async function hasExpired(db: Db, session: UnendedSession, now: Date) {
  const { sessionIdleDays } = await readSettings(db, now)
  return session.expiresAt <= now || session.lastUsedAt <= daysBefore(now, sessionIdleDays)
}

/** Creates a token for one device; only its hash is stored. */
async function openSession(
  { now, settings, userAgent, address }: Context,
  tx: Tx,
  accountId: number,
  { secondFactorAt }: { secondFactorAt?: Date },
) {
  const token = newToken()
  await insertSession(tx, {
    accountId,
    tokenHash: tokenHash(token),
    userAgent,
    address,
    now,
    expiresAt: daysAfter(now, settings.sessionMaxDays),
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

/** Creates the session of a person whose identity is verified. */
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

/** The devices an account is signed in on, most recently used first. */
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

export async function logout({ services, db, now, actor }: SignedIn) {
  hangUp(services, await endSessions(db, { accountId: actor.id, only: actor.sessionId, reason: 'logout', now }))
  return {}
}

export async function signOutDevice({ services, db, now, actor }: SignedIn, { id }: Input<typeof api.signOutDevice>) {
  const ended = await endSessions(db, { accountId: actor.id, only: id, reason: 'signed_out', now })
  if (ended.length === 0) throw new Problem('not_found')
  hangUp(services, ended)
  return {}
}

export async function signOutOtherDevices({ services, db, now, actor }: SignedIn) {
  const ended = await endSessions(db, { accountId: actor.id, except: actor.sessionId, reason: 'signed_out', now })
  hangUp(services, ended)
  return { signedOut: ended.length }
}

/** Ends all sessions of an account within a larger transaction; call the returned function after it has committed. */
export async function endAllSessions(
  tx: Tx,
  services: Services,
  end: { accountId: number; except?: number; reason: EndReason; now: Date },
) {
  const ended = await endSessions(tx, end)
  return () => hangUp(services, ended)
}

function hangUp(services: Services, sessionIds: number[]) {
  for (const id of sessionIds) services.realtime.endSession(id)
}

const actorOf = ({ accountId, type, id, role }: Pick<UnendedSession, 'accountId' | 'type' | 'id' | 'role'>): Actor => ({
  ...{ id: accountId, type, sessionId: id },
  ...(role && { role }),
})
