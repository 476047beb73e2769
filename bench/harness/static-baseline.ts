import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from './serve.ts'

/** A bare static server of one file, in ranges. */
await serve<{ file: string }>(async ({ file }) => {
  const { size } = statSync(file)
  const server = createServer((request, reply) => {
    const [, from = '0', to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    const [start, end] = [Number(from), to ? Number(to) : size - 1]
    reply.writeHead(206, {
      ...{ 'content-type': 'video/mp4', 'content-length': end - start + 1, 'accept-ranges': 'bytes' },
      'content-range': `bytes ${start}-${end}/${size}`,
    })
    createReadStream(file, { start, end }).pipe(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
})
