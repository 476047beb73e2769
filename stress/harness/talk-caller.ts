import type { Endpoint, Received, Sent } from '#contract/endpoint.ts'

const TIMEOUT_MS = 15_000
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

interface Answer<Data> {
  /** 0: no response. */
  status: number
  /** Set for a refusal; there is no data then. */
  code: string | undefined
  data: Data
}

/** A signed-in person who calls the app over the network, where responses may get lost. */
export function callerOf(url: string, token: string) {
  const auth = { authorization: `Bearer ${token}` }
  async function send<E extends Endpoint>(
    { method, path }: E,
    input: Sent<E>,
    key?: string,
  ): Promise<Answer<Received<E>>> {
    const rest: Record<string, unknown> = { ...input }
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(rest[name])
      delete rest[name]
      return value
    })
    const body = method === 'GET' ? undefined : JSON.stringify(rest)
    const headers = {
      ...auth,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    }
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const reply = await fetch(url + filled, { method, headers, signal, ...(body && { body }) })
      const said = (await reply.json()) as { code?: string; data: Received<E> }
      return { status: reply.status, code: reply.ok ? undefined : (said.code ?? 'unknown'), data: said.data }
    } catch {
      return { status: 0, code: 'no_answer', data: undefined as Received<E> }
    }
  }
  return {
    token,
    send,
    /** While the result is unknown, the request is repeated with the same key. */
    async insist<E extends Endpoint>(endpoint: E, input: Sent<E>, key?: string) {
      for (let tries = 1; ; tries += 1) {
        const answer = await send(endpoint, input, key)
        if (answer.status > 0 && answer.status < 500) return { ...answer, tries }
        await pause(150)
      }
    },
  }
}
export type Caller = ReturnType<typeof callerOf>
