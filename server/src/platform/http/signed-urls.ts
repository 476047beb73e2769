import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { sameBytes } from '../security/secrets.ts'
import { forLongWork, type Services } from '../services.ts'
import type { Actor } from './actor.ts'
import { type FileAnswer, sendFile } from './file-answer.ts'
import { Problem } from './problem.ts'

/** A kind of file available by plain links, and the parameters in its URL. */
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

/** A URL for anyone who has it, for minutes; only for what every visitor may see. */
export function openUrl<P extends z.ZodObject>(
  services: Services,
  kind: SignedKind<P>,
  params: z.input<P>,
  now: Date,
): string {
  return signedAddress(services, kind, params, now)
}

/**
 * A URL that carries the caller's session for minutes, for what cannot send a token: a link, an image, a player. It
 * ends with the session, so that a logout revokes all access, and for staff with the role that allowed it.
 */
export function signedUrl<P extends z.ZodObject>(
  services: Services,
  kind: SignedKind<P>,
  params: z.input<P>,
  { actor, now }: { actor: Actor; now: Date },
): string {
  return signedAddress(services, kind, { ...params, session: actor.sessionId, staffRole: actor.role }, now)
}

function signedAddress(services: Services, { name, seconds }: SignedKind, fields: object, now: Date) {
  const path = `/files/${name}`
  const query = queryOf({ ...fields, expires: Math.floor(now.getTime() / 1000) + seconds })
  return `${path}?${query}&signature=${services.secrets.urlSignature(signedText('GET', path, query))}`
}

/** Fields without a value are omitted; the others are sorted by name, so that equal parameters give equal text. */
const queryOf = (fields: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)] as [string, string])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString()

const signedText = (method: string, path: string, query: string) => `${method}\n${path}\n${query}`

export interface OpenRequest<P> {
  services: Services
  now: Date
  params: P
  request: FastifyRequest
}
export interface SignedRequest<P> extends OpenRequest<P> {
  actor: Actor
}

/** Checks signature, expiry and session of a request for a kind. */
export const verifySigned = <P extends z.ZodObject>(
  services: Services,
  kind: SignedKind<P>,
  request: FastifyRequest,
): Promise<SignedRequest<z.output<P>>> => verifyAndFind(services, kind, request, async () => undefined)

/** The same, while `find` looks for what was requested. */
export async function verifyAndFind<P extends z.ZodObject, F>(
  services: Services,
  kind: SignedKind<P>,
  request: FastifyRequest,
  find: (params: z.output<P>) => Promise<F>,
): Promise<SignedRequest<z.output<P>> & { found: F }> {
  const now = services.now()
  const { session, staffRole, ...rest } = verifiedFields(services, kind, request, now)
  const params = kind.params.parse(rest)
  const [actor, found] = await Promise.all([services.actorOfSession(Number(session), now), find(params)])
  if (!actor || actor.role !== staffRole) throw new Problem('link_expired')
  return { services: forLongWork(services), actor, now, params, request, found }
}

/** Checks signature and expiry of a request for a kind whose URLs are for anyone. */
export function verifyOpen<P extends z.ZodObject>(
  services: Services,
  kind: SignedKind<P>,
  request: FastifyRequest,
): OpenRequest<z.output<P>> {
  const now = services.now()
  const fields = verifiedFields(services, kind, request, now)
  return { services: forLongWork(services), now, params: kind.params.parse(fields), request }
}

function verifiedFields(services: Services, kind: SignedKind, request: FastifyRequest, now: Date) {
  const { signature, ...fields } = request.query as Record<string, unknown>
  const right = services.secrets.urlSignature(signedText('GET', `/files/${kind.name}`, queryOf(fields)))
  if (typeof signature !== 'string' || !sameBytes(Buffer.from(signature), Buffer.from(right))) {
    throw new Problem('not_found')
  }
  const { expires, ...rest } = fields
  if (Number(expires) * 1000 <= now.getTime()) throw new Problem('link_expired')
  return rest
}

/** Serves a kind at /files/<name>. The handler still checks whether the file belongs to the actor. */
export function serveSigned<P extends z.ZodObject>(
  app: FastifyInstance,
  kind: SignedKind<P>,
  handler: (signed: SignedRequest<z.output<P>>) => Promise<FileAnswer>,
) {
  app.get(`/files/${kind.name}`, async (request, reply) =>
    sendFile(reply, await handler(await verifySigned(app.services, kind, request))),
  )
}

/** The same for URLs that are for anyone. The handler still checks whether the file may be seen. */
export function serveOpen<P extends z.ZodObject>(
  app: FastifyInstance,
  kind: SignedKind<P>,
  handler: (signed: OpenRequest<z.output<P>>) => Promise<FileAnswer>,
) {
  app.get(`/files/${kind.name}`, async (request, reply) =>
    sendFile(reply, await handler(verifyOpen(app.services, kind, request))),
  )
}
