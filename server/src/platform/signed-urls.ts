import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Actor } from './context.ts'
import { type FileAnswer, sendFile } from './file-answer.ts'
import { forLongWork, type House } from './house.ts'
import { Problem } from './problem.ts'
import { sameBytes } from './secrets.ts'

/** A kind of thing that plain links fetch, and what its URL says about it. */
export interface SignedKind<P extends z.ZodObject = z.ZodObject> {
  name: string
  params: P
  seconds: number
}
export const signedKind = <P extends z.ZodObject>(name: string, params: P, seconds = 300): SignedKind<P> => ({
  name,
  params,
  seconds,
})

/**
 * A URL that lends the caller's session for minutes to something that cannot send a token: a link, an image, a player.
 * It dies with the session, so that a logout ends every way in at once.
 */
export function signedUrl<P extends z.ZodObject>(
  house: House,
  { name, seconds }: SignedKind<P>,
  params: z.input<P>,
  { actor, now }: { actor: Actor; now: Date },
): string {
  const path = `/files/${name}`
  const query = queryOf({
    ...params,
    session: actor.sessionId,
    expires: Math.floor(now.getTime() / 1000) + seconds,
  })
  return `${path}?${query}&signature=${house.secrets.urlSignature(signedText('GET', path, query))}`
}

/** Fields without a value are left out; the rest stand in the order of their names, so that one meaning has one text. */
const queryOf = (fields: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)] as [string, string])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString()

const signedText = (method: string, path: string, query: string) => `${method}\n${path}\n${query}`

export interface SignedRequest<P> {
  house: House
  actor: Actor
  now: Date
  params: P
  request: FastifyRequest
}

/** Serves a kind at /files/<name>. The handler still asks whether the thing belongs to the actor. */
export function serveSigned<P extends z.ZodObject>(
  app: FastifyInstance,
  kind: SignedKind<P>,
  handler: (signed: SignedRequest<z.output<P>>) => Promise<FileAnswer>,
) {
  const { house } = app
  const path = `/files/${kind.name}`
  app.get(path, async (request, reply) => {
    const now = house.now()
    const { signature, ...fields } = request.query as Record<string, unknown>
    const right = house.secrets.urlSignature(signedText('GET', path, queryOf(fields)))
    if (typeof signature !== 'string' || !sameBytes(Buffer.from(signature), Buffer.from(right))) {
      throw new Problem('not_found')
    }
    const { session, expires, ...rest } = fields
    if (Number(expires) * 1000 <= now.getTime()) throw new Problem('link_expired')
    const actor = await house.actorOfSession(Number(session), now)
    if (!actor) throw new Problem('link_expired')
    const params = kind.params.parse(rest)
    return sendFile(reply, await handler({ house: forLongWork(house), actor, now, params, request }))
  })
}
