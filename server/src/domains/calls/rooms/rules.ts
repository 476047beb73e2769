import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Actor } from '#server/platform/http/actor.ts'
import { type Secrets, sameBytes } from '#server/platform/security/secrets.ts'
import { RELAY_SECONDS, TOKEN_SECONDS } from '../rules.ts'

const secondsAfter = (now: Date, seconds: number) => Math.floor(now.getTime() / 1000) + seconds

const Claims = z.tuple([z.string(), z.int(), z.int(), z.int()])
type Signing = Pick<Secrets, 'roomSignature'>

/** Access to one room for one device of one person, for a minute. */
export function roomToken(secrets: Signing, slug: string, { id, sessionId }: Actor, now: Date) {
  const claims = [slug, id, sessionId, secondsAfter(now, TOKEN_SECONDS)] satisfies z.input<typeof Claims>
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${secrets.roomSignature(payload)}`
}

/** The room a token grants this person on this device; undefined if the token is invalid. */
export function readRoomToken(secrets: Signing, token: string, actor: Actor, now: Date): string | undefined {
  const [payload = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !sameBytes(Buffer.from(signature), Buffer.from(secrets.roomSignature(payload))))
    return undefined
  const [slug, accountId, sessionId, expires] = Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const isTheirs = accountId === actor.id && sessionId === actor.sessionId
  return isTheirs && now.getTime() < expires * 1000 ? slug : undefined
}

export interface IceSettings {
  stunUrls: readonly string[]
  turn: Readonly<{ urls: readonly string[]; secret: string }> | undefined
  relayOnly: boolean
}

/** ICE servers. coturn's shared-secret scheme: the user name contains the expiry, the password authenticates it. */
export function iceFor({ stunUrls, turn, relayOnly }: IceSettings, accountId: number, now: Date) {
  const expires = secondsAfter(now, RELAY_SECONDS)
  const username = `${expires}:${accountId}`
  const credential = turn && createHmac('sha1', turn.secret).update(username).digest('base64')
  return {
    iceServers: [
      ...(stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : []),
      ...(turn && credential ? [{ urls: [...turn.urls], username, credential }] : []),
    ],
    iceTransportPolicy: relayOnly ? ('relay' as const) : ('all' as const),
    iceExpiresAt: turn ? new Date(expires * 1000) : null,
  }
}
