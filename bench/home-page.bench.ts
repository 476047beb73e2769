import { type Bench, takeTurns } from './rig/bench.ts'
import { startChild } from './rig/child.ts'
import { withHouse } from './rig/house.ts'
import { rateOf } from './rig/load.ts'

/** Set by the server itself for every answer. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding']
const asBrowser = { 'accept-encoding': 'br, gzip', accept: 'text/html' }

/** The home page as every visitor gets it, against the same bytes with the same headers from memory. */
export const bench: Bench = {
  name: 'home page, cached and anonymous',
  unit: 'requests/s',
  limit: 0.6,
  run: () =>
    withHouse(async (house) => {
      const { headers, body } = await bytesOf(house.url)
      const twin = await startChild('memory-twin.ts', { path: '/', headers, body: body.toString('base64') })
      try {
        const load = { path: '/', headers: asBrowser }
        const measured = await takeTurns(
          () => rateOf(house, load),
          () => rateOf(twin, load),
        )
        return { ...measured, notes: [...measured.notes, `${body.length} bytes, ${headers['content-encoding']}`] }
      } finally {
        await twin.stop()
      }
    }),
}

/** As they travel: fetch would unpack them. */
async function bytesOf(url: string) {
  const { request } = await import('node:http')
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const ask = request(url, { headers: asBrowser }, async (reply) => {
      const chunks: Buffer[] = []
      for await (const chunk of reply) chunks.push(chunk as Buffer)
      if (reply.statusCode !== 200) return reject(new Error(`/ answered ${reply.statusCode}`))
      const kept = Object.entries(reply.headers).filter(([name]) => !OWN.includes(name))
      resolve({ headers: Object.fromEntries(kept) as Record<string, string>, body: Buffer.concat(chunks) })
    })
    ask.on('error', reject).end()
  })
}
