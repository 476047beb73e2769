import { Writable } from 'node:stream'
import { brotliCompressSync, constants } from 'node:zlib'
import Fastify from 'fastify'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type Element, elementsOf, parseMarkup } from './markup.ts'
import { serve } from './serve.ts'

interface Work {
  /** A page of ours, uncompressed. */
  html: string
  headers: Record<string, string>
  brotliQuality: number
}

/** The same markup from bare React: one component that creates every element, rendered and compressed on each request. */
await serve<Work>(async ({ html, headers, brotliQuality }) => {
  const tree = parseMarkup(html)
  const app = Fastify()
  app.get('/', async (_request, reply) => {
    const page = await rendered(createElement(Page, { tree }))
    return reply.headers(headers).send(brotliCompressSync(page, params))
  })
  app.get('/uncompressed', async (_request, reply) =>
    reply.type('text/html').send(await rendered(createElement(Page, { tree }))),
  )
  const params = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
})

function Page({ tree }: { tree: Element }) {
  return elementsOf(tree)
}

function rendered(page: React.ReactNode) {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onError: reject })
  })
}
