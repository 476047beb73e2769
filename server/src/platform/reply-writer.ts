import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type Replies = Pick<Endpoint, 'reply'>
type Writer = (reply: unknown) => string

/**
 * Made with the first reply: most processes answer few of the endpoints, and making the writers of all takes memory and time
 * at the start.
 */
export function replyWriter(endpoint: Replies): Writer {
  let write: Writer | undefined
  return (reply) => {
    write ??= makeWriter(endpoint)
    return write(reply)
  }
}

/** Replies are written by the schema, so a field that the contract does not name never leaves the house. */
export const makeWriter = (endpoint: Replies): Writer => fastJson(envelopeSchema(endpoint) as Schema)

const envelopeSchema = ({ reply }: Replies) =>
  z.toJSONSchema(z.object({ message: z.string(), data: reply }), { io: 'input', target: 'draft-7' })
