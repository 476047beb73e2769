import { request } from 'node:http'

/** Set by the server itself for every response. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding']
export const asBrowser = { 'accept-encoding': 'br, gzip', accept: 'text/html' }

/** A page as transferred: fetch would decompress it. */
export const bytesOf = (url: string) =>
  new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const ask = request(url, { headers: asBrowser }, async (reply) => {
      const chunks: Buffer[] = []
      for await (const chunk of reply) chunks.push(chunk as Buffer)
      if (reply.statusCode !== 200) return reject(new Error(`${url} returned ${reply.statusCode}`))
      const passed = Object.entries(reply.headers).filter(([name]) => !OWN.includes(name))
      resolve({ headers: Object.fromEntries(passed) as Record<string, string>, body: Buffer.concat(chunks) })
    })
    ask.on('error', reject).end()
  })
