import { request } from 'node:http'
import type { World } from '#test/world.ts'

export interface DoorAnswer {
  status: number
  code: string | undefined
}
export interface Knock {
  /** The real source address of the attacker. */
  from?: string
  headers?: Record<string, string>
}
/** Access to the app: a separate process, or an app of this process whose clock can be moved. */
export type Door = (path: string, body: object, knock?: Knock) => Promise<DoorAnswer>

export const doorOfProcess =
  (url: string): Door =>
  (path, body, { from = '127.0.0.1', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sent = JSON.stringify(body)
      const ask = request(url + path, {
        method: 'POST',
        localAddress: from,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent), ...headers },
      })
      ask.on('response', async (reply) => {
        let text = ''
        for await (const chunk of reply.setEncoding('utf8')) text += chunk
        resolve({ status: reply.statusCode!, code: (JSON.parse(text) as { code?: string }).code })
      })
      ask.on('error', reject).end(sent)
    })

export const doorOfWorld =
  (world: World): Door =>
  async (path, body, { from = '203.0.113.7', headers = {} } = {}) => {
    const answer = await world.call('POST', path, { body, headers, address: from })
    return { status: answer.status, code: answer.body.code }
  }

/** Headers with which an attacker pretends to be somewhere else. */
export const forged = (n: number) => {
  const address = `198.51.${(n >> 8) & 255}.${n & 255}`
  return {
    'x-forwarded-for': `${address}, 10.0.0.1`,
    'x-real-ip': address,
    forwarded: `for=${address}`,
    'x-client-ip': address,
    'cf-connecting-ip': address,
    'x-forwarded-host': 'evil.example',
    'x-device-marker': Buffer.alloc(32, n).toString('base64url'),
  }
}
