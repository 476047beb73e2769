import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type Replies = Pick<Endpoint, 'reply'>
type Writer = (reply: unknown) => string

const compiled = new WeakMap<Replies, Writer>()

/**
 * Compiled with the first reply: most processes serve few of the endpoints, and compiling all costs memory and startup
 * time. Once for all apps of a process, of which tests build many.
 */
export function replyWriter(endpoint: Replies): Writer {
  return (reply) => {
    const write = compiled.get(endpoint) ?? makeWriter(endpoint)
    compiled.set(endpoint, write)
    return write(reply)
  }
}

/** Replies are serialised by the schema, so a field that is not in the contract never leaves the server. */
export const makeWriter = (endpoint: Replies): Writer => fastJson(envelopeSchema(endpoint) as Schema)

const envelopeSchema = ({ reply }: Replies) =>
  nullsMarked(z.toJSONSchema(z.object({ message: z.string(), data: reply }), { io: 'input', target: 'draft-7' }))

/**
 * "This or null" as one schema that is `nullable`: for a choice of two schemas the serialiser would compile a validator
 * and ask it about each value. Real choices stay as they are, because that validator reads `nullable` in another way.
 */
function nullsMarked(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nullsMarked)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = schema as { anyOf?: { type?: unknown }[] }
  if (anyOf) {
    const [one, none, ...more] = anyOf
    const isOneOrNull = typeof one?.type === 'string' && none?.type === 'null' && more.length === 0
    return isOneOrNull ? { ...rest, ...(nullsMarked(one) as object), nullable: true } : schema
  }
  if (CHOICES.some((keyword) => keyword in schema)) return schema
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, nullsMarked(value)]))
}

const CHOICES = ['oneOf', 'allOf', 'definitions']
