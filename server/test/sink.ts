import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { atEndOfFile } from './end-of-file.ts'

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}
type Respond = (
  request: Received,
) => { status?: number; headers?: Record<string, string>; body?: string | Buffer } | 'hang'

/** A fake provider on this machine: records requests and responds as configured. */
export async function aSink(respond: Respond = () => ({})) {
  const requests: Received[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming
    const received = { method, path, headers, body: await buffer(incoming) }
    requests.push(received)
    const answer = respond(received)
    if (answer !== 'hang') outgoing.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  atEndOfFile(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}
