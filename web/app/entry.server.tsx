import './all-texts.server.ts'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { MarkContext } from './lib/mark.ts'
import { pageContext } from './lib/query.tsx'

export { createApi } from './lib/api.ts'
/** The page handler sets this context, and it must be the build's own object. */
export { pageContext } from './lib/query.tsx'
export { pageParameters } from './page-parameters.ts'

const RENDER_TIMEOUT_MS = 10_000

/** A client that disconnected is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error)
}

/** Renders to the end: the whole page is needed to hash its scripts, to compress it and to cache it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { mark } = context.get(pageContext)
  const element = (
    <MarkContext value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </MarkContext>
  )
  const body = await renderToBuffer(element, mark)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(new Uint8Array(body), { status, headers })
}

function renderToBuffer(element: React.ReactNode, nonce: string) {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const fail = (error: unknown) => {
      clearTimeout(timer)
      reject(error)
    }
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onAllReady: () => pipe(sink),
      // No out-of-order streaming: the page must be complete without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellError: fail,
      onError: fail,
    })
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS)
  })
}
