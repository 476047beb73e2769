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
  z.toJSONSchema(z.object({ message: z.string(), data: reply }), { io: 'input', target: 'draft-7' })
