import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { spendOnce } from './spending.ts'

export interface Paid {
  key: string
  paise: number
  status: number
  text: string
}

interface Payment {
  token: string
  key?: string
  paise: number
}

function post(url: string, { token, key, paise }: Required<Payment>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = JSON.stringify({ paise })
    const ask = request(url + spendOnce.path, {
      method: 'POST',
      timeout: 20_000,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent),
        'idempotency-key': key,
      },
    })
    ask.on('timeout', () => ask.destroy(new Error('no response')))
    ask.on('response', (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      reply.on('end', () => resolve({ status: reply.statusCode!, text })).on('error', reject)
    })
    ask.on('error', reject).end(sent)
  })
}

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

/** Pays like a careful client: while the result is unknown, it repeats the request with the same key. */
export async function pay(url: () => string, { token, paise, key = randomUUID() }: Payment): Promise<Paid> {
  for (;;) {
    const answer = await post(url(), { token, paise, key }).catch(() => undefined)
    if (answer && answer.status < 500) return { key, paise, ...answer }
    await pause(25)
  }
}
