import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_MARKER_HEADER } from '#contract/accounts/constants.ts'
import type { AllowedRoles, Endpoint, Input, Reply, StaffRole } from '#contract/endpoint.ts'
import { FEATURES, featureOfCall } from '#contract/settings/constants.ts'
import { validationText } from '#contract/validation-texts.ts'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import type { Actor } from './actor.ts'
import { takeMark } from './call-limits.ts'
import { maskContacts } from './contact-masks.ts'
import type { Context, Once, SignedIn } from './context.ts'
import { keyOf, once } from './idempotency.ts'
import { languageOf } from './language.ts'
import { networkOf } from './network-address.ts'
import { Problem } from './problem.ts'
import { ReadyAnswer } from './ready-answer.ts'
import { replyWriter } from './reply-writer.ts'
import { readMultipart, releaseUpload } from './upload.ts'

type ContextFor<E extends Endpoint> = true extends E['idempotent']
  ? Once
  : E['for'] extends 'anyone'
    ? Context
    : SignedIn
type Answered<E extends Endpoint> = Reply<E> | ReadyAnswer
export type Handler<E extends Endpoint> = (
  context: ContextFor<E>,
  input: Input<E>,
) => Answered<E> | Promise<Answered<E>>

interface Serving {
  /**
   * How long an answer to visitors may be repeated. It must depend on nothing but the input, and whatever changes it
   * must drop the cached pages, or this must be a second at most. Repeated answers count towards no limit.
   */
  freshMs?: number
}

/** Serves an endpoint of the contract: authorises, decodes, calls the handler, and answers in the envelope. */
export const bind =
  (app: FastifyInstance) =>
  <E extends Endpoint>(endpoint: E, handler: Handler<E>, { freshMs = 0 }: Serving = {}) => {
    const { services } = app
    const status = endpoint.status ?? 200
    const feature = featureOfCall(`${endpoint.method} ${endpoint.path}`)
    checkDeclaration(endpoint)
    services.endpoints.push(endpoint)
    app.route({
      method: endpoint.method,
      config: { takesFile: endpoint.file !== undefined },
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Only registers that there is a serializer; it is compiled on first use.
      schema: { response: { [status]: {} } },
      serializerCompiler: () => replyWriter(endpoint),
      handler: endpoint.file ? (...both) => handle(...both).finally(() => releaseUpload(both[0])) : handle,
    })
    async function handle(request: FastifyRequest, reply: FastifyReply) {
      const answers = freshMs > 0 && request.headers.authorization === undefined ? services.answers : undefined
      const fresh = answers?.find(request.url)
      if (fresh) return reply.type(JSON_TYPE).send(fresh)
      const generation = answers?.generation
      const now = services.now()
      const actor = await actorOf(request, now)
      admit(endpoint, actor)
      if (endpoint.limit) {
        const source = endpoint.limit.per === 'account' ? actor?.id : networkOf(request.ip)
        await takeMark(services.db, { key: `${endpoint.method} ${endpoint.path} ${source}`, ...endpoint.limit }, now)
      }
      if (endpoint.file?.picturesPerHour && request.isMultipart()) {
        const cap = { key: `pictures ${actor?.id}`, max: endpoint.file.picturesPerHour, seconds: 3_600 }
        await takeMark(services.db, cap, now)
      }
      const key = endpoint.idempotent && keyOf(request.headers['idempotency-key'])
      const { fields, upload } = await readRequest(endpoint, request, actor)
      let message = endpoint.message ?? 'OK'
      const context: Context = {
        services,
        db: services.db,
        now,
        settings: await services.readSettings(now),
        log: request.log,
        requestId: request.id,
        language: languageOf(request.headers),
        address: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        deviceMarker: markerOf(request),
        contacts: 'shown',
        actor,
        upload,
        say: (text) => {
          message = text
        },
      }
      if (feature && context.settings[FEATURES[feature].setting] === 'off') throw new Problem('feature_off')
      const input = decode(endpoint, fields)
      const isStale = await hasStaleFactor(services, endpoint, actor, now)
      if (isStale) context.contacts = 'masked'
      const masked = <T>(shown: T) => (isStale ? maskContacts(shown) : shown)
      const textOf = (written: { message: string; data: unknown }) => reply.serialize(written) as string
      const bodyOf = (written: { message: string; data: unknown }) =>
        written.data instanceof ReadyAnswer ? written.data.bodyWith(message) : textOf(written)
      const answer = async (within: { tx?: Tx; db?: Tx }) => {
        if (isStale && endpoint.secondFactor === 'fresh') throw new Problem('second_factor_needed')
        const data = await handler({ ...context, ...within } as ContextFor<E>, input)
        return { message, data: data instanceof ReadyAnswer && isStale ? masked(JSON.parse(data.text)) : masked(data) }
      }
      reply.code(status)
      if (answers) {
        const body = await answers.get(request.url, freshMs, async () => bodyOf(await answer({})), generation)
        return reply.type(JSON_TYPE).send(body)
      }
      if (!key) {
        const written = await answer({})
        return written.data instanceof ReadyAnswer ? reply.type(JSON_TYPE).send(bodyOf(written)) : written
      }
      const attempt = { accountId: actor!.id, endpoint: `${endpoint.method} ${endpoint.path}`, key, fields }
      const stored = await services.limitTransactions(() =>
        once(services.db, now, attempt, async (tx) => ({
          status,
          answer: String(bodyOf(await answer({ tx, db: tx }))),
        })),
      )
      // The answer of a repeated request may have been stored while the second factor was fresh.
      const text = isStale ? JSON.stringify(masked(JSON.parse(stored.answer))) : stored.answer
      return reply.code(stored.status).type(JSON_TYPE).send(text)
    }
  }

const JSON_TYPE = 'application/json; charset=utf-8'

/** Whether staff call an endpoint that requires a fresh second factor, and theirs is not. */
async function hasStaleFactor(services: Services, endpoint: Endpoint, actor: Actor | undefined, now: Date) {
  if (actor?.type !== 'admin' || endpoint.secondFactor === 'signed-in') return false
  return !(await services.hasFreshSecondFactor(services.db, actor, now))
}

/** Refuses to serve an endpoint with an incomplete or contradictory declaration. */
function checkDeclaration({ method, path, for: audience, idempotent, file, secondFactor, roles }: Endpoint) {
  if ([audience].flat().includes('admin') && (!secondFactor || !roles))
    throw new Error(`${method} ${path} must declare its secondFactor and its roles`)
  if (idempotent && (method !== 'POST' || audience === 'anyone' || file))
    throw new Error(`${method} ${path} cannot be idempotent: only an authenticated POST without a file can`)
}

const MARKER = /^[\w-]{43}$/

/** 256 random bits as base64url; anything else counts as absent. */
function markerOf({ headers }: FastifyRequest) {
  const given = headers[DEVICE_MARKER_HEADER]
  return typeof given === 'string' && MARKER.test(given) ? given : undefined
}

const BEARER = /^Bearer ([\w-]{20,200})$/

/** The account of a request's token; undefined for visitors. */
export async function actorOf(request: FastifyRequest, now: Date): Promise<Actor | undefined> {
  const { authorization } = request.headers
  if (authorization === undefined) return undefined
  const token = BEARER.exec(authorization)?.[1]
  const actor = token && (await request.server.services.authenticate(token, now))
  if (!actor) throw new Problem('not_signed_in')
  return actor
}

/** Refuses callers the endpoint is not for. */
export function admit({ for: audience, roles }: Pick<Endpoint, 'for' | 'roles'>, actor: Actor | undefined) {
  if (audience === 'anyone') return
  if (!actor) throw new Problem('not_signed_in')
  if (!([audience].flat() as string[]).includes(actor.type)) throw new Problem('wrong_account_type')
  if (actor.type === 'admin' && !isAllowed(actor.role, roles)) throw new Problem('wrong_role')
}

/** Whether a member of staff has a role that may call the endpoint. */
export const mayCall = ({ roles }: Pick<Endpoint, 'roles'>, { type, role }: Actor) =>
  type === 'admin' && isAllowed(role, roles)

/** The owner may always call. */
export const isAllowed = (role: StaffRole | undefined, roles: AllowedRoles = []) =>
  role === 'owner' || roles === 'all' || (role !== undefined && roles.includes(role))

async function readRequest(endpoint: Endpoint, request: FastifyRequest, actor: Actor | undefined) {
  const params = request.params as object
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    return { fields: { ...withoutEmpty(request.query as object), ...params }, upload: undefined }
  }
  if (endpoint.file && request.isMultipart()) {
    const { fields, upload } = await readMultipart(request, actor?.id, endpoint.file.maxBytes)
    return { fields: { ...fields, ...params }, upload }
  }
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Problem('malformed')
  return { fields: { ...body, ...params }, upload: undefined }
}

/** An empty query value (`?page=&type=`) counts as absent. */
const withoutEmpty = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

/** The decoded input; invalid input throws a problem that names the fields. */
export function decode<E extends Endpoint>(endpoint: E, fields: object): Input<E> {
  const result = endpoint.input.safeParse(fields, { error: validationText })
  if (result.success) return result.data as Input<E>
  const errors: Record<string, string[]> = {}
  for (const { path, message } of result.error.issues) {
    const field = path.join('.') || 'request'
    errors[field] = [...(errors[field] ?? []), message]
  }
  throw new Problem(endpoint.invalidProblem ?? 'invalid', { errors })
}
