import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Endpoint, Method, Received, Sent } from '#contract/endpoint.ts'
import type { ProblemBody } from '#contract/problems.ts'

export interface CallOptions {
  token?: string | undefined
  /** An object is sent as JSON, text or bytes as they are. */
  body?: unknown
  query?: Record<string, unknown>
  headers?: Record<string, string>
  /** The client address; a new one for every call by default, so that only tests of limits reach them. */
  address?: string
}

/** Success and failure in one type, because a test checks the status first. */
export type Body<Data = Record<string, unknown>> = Partial<ProblemBody> & { message: string; data: Data }
export interface Answer<Data = Record<string, unknown>> {
  status: number
  body: Body<Data>
  headers: Record<string, unknown>
  text: string
}

export interface Caller {
  call<Data = Record<string, unknown>>(method: string, path: string, options?: CallOptions): Promise<Answer<Data>>
  /** The same by the contract: typed input, and typed data in the response. */
  send<E extends Endpoint>(endpoint: E, input: Sent<E>, options?: CallOptions): Promise<Answer<Received<E>>>
}

let addresses = 0
/** An unused address of the test networks in this worker. */
export const newAddress = () => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export function createCaller(app: FastifyInstance, defaults: CallOptions = {}): Caller {
  const call = async <Data>(method: string, path: string, options: CallOptions = {}): Promise<Answer<Data>> => {
    const { token, body, query, address = newAddress() } = { ...defaults, ...options }
    const request: InjectOptions = {
      method: method as Method,
      url: path,
      remoteAddress: address,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...defaults.headers, ...options.headers },
      ...(query && { query: asQuery(query) }),
      ...(body !== undefined && { payload: body as object }),
    }
    const reply = await app.inject(request)
    const json = String(reply.headers['content-type']).includes('json')
    return {
      status: reply.statusCode,
      body: (json ? reply.json() : {}) as Body<Data>,
      headers: reply.headers,
      text: reply.body,
    }
  }
  return { call, send: (endpoint, input, options) => call(...wordsOf(endpoint, input, options)) }
}

/** Where each input field is sent: path parameters first, the rest as query or body. */
export function wordsOf(endpoint: Endpoint, input: object, options: CallOptions = {}) {
  const rest: Record<string, unknown> = { ...input }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const asQueryString = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const { file, ...fields } = rest
  const form = Buffer.isBuffer(file) ? formOf(fields as Record<string, string>, file) : undefined
  const carried = form ?? (asQueryString ? { query: rest } : { body: rest })
  // A new key every time; a retry passes the key as a header.
  const key = endpoint.idempotent && { 'idempotency-key': randomUUID() }
  const headers = { ...form?.headers, ...key, ...options.headers }
  return [endpoint.method, path, { ...carried, ...options, headers }] as const
}

/** The multipart form of a browser with one file. */
export function formOf(fields: Record<string, string>, bytes: Buffer, filename = 'part') {
  const line = '----paramarsh-test'
  const words = Object.entries(fields).map(
    ([name, value]) => `--${line}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${line}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(words.join('') + head), bytes, Buffer.from(`\r\n--${line}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${line}` },
  }
}

const asQuery = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
