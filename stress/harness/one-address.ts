import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One address in front of several processes, like a load balancer: connections are distributed in turn. */
export async function oneAddress(urls: readonly string[]) {
  const open = new Set<Socket>()
  let turn = 0
  const server = createServer((client) => {
    const { hostname, port } = new URL(urls[turn % urls.length]!)
    turn += 1
    const inside = connect({ host: hostname, port: Number(port) })
    for (const [one, other] of [
      [client, inside],
      [inside, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => open.delete(one))
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Selects the process of the next connection. */
    next(process: number) {
      turn = process
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
