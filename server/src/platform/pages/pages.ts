import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../http/network-address.ts'
import { fromVite, serveBuiltFiles } from './build.ts'
import { busyPages } from './busy.ts'
import { makeCanonical } from './canonical-path.ts'
import { Pacing } from './pacing.ts'
import { bodyIn, encodingFor, type Page } from './page.ts'
import { makePageKey } from './page-key.ts'
import { pageCache } from './page-stores.ts'
import type { Guests } from './policy.ts'
import type { RendererOptions } from './render.ts'
import { RenderQueue, RenderRefused } from './render-queue.ts'
import { type CallApi, type PagesMode, RenderUnavailable } from './renderer.ts'
import { PageStore } from './store.ts'
import { makeThreadedRenderer } from './threaded-renderer.ts'

export interface PagesOptions {
  mode: PagesMode
  /** The public address; canonical addresses and the policy use it, never a Host header. */
  publicUrl: string
  callApi: CallApi
  guests?: Guests
  /** How long a rendered page may be reused. */
  freshSeconds?: number
}

/**
 * Every page of the site: rendered in a worker thread, cached for seconds, sent compressed. All HTML is anonymous, so
 * it is the same for everyone.
 */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  const { mode, publicUrl, callApi, guests, freshSeconds = 20 } = options
  const report = (error: unknown) => app.log.error({ err: error }, 'page failed')
  const settings = { origin: new URL(publicUrl).origin, guests, callApi, report }
  const renderer = mode === 'development' ? await inProcess(app, settings) : await inThread(app, settings)
  const store = new PageStore({
    render: (path) => renderer.render(path),
    keyOf: makePageKey(renderer.parameters),
    queue: new RenderQueue(),
    freshMs: mode === 'development' ? 0 : freshSeconds * 1000,
  })
  pageCache.add(store)
  app.addHook('onClose', async () => {
    pageCache.delete(store)
    await renderer.close()
  })

  const busy = busyPages({ render: renderer.render, report })
  if (mode === 'production') app.addHook('onListen', busy.renderAhead)
  app.addHook('onClose', busy.stop)

  const canonicalOf = makeCanonical(renderer.paths)
  const pacing = new Pacing()
  app.get('/*', { config: { pressureHandler: busy.answer } }, async (request, reply) => {
    const canonical = canonicalOf(request.url)
    if (canonical) return reply.header('cache-control', 'public, max-age=3600').redirect(canonical, 301)
    try {
      const network = networkOf(request.ip)
      const turn = pacing.turn(network)
      if (turn) await turn
      const page = store.cached(request.url) ?? (await store.get(request.url, network))
      return send(page, request, reply, mode)
    } catch (error) {
      if (error instanceof RenderRefused) return busy.standIn(request, reply, error.reason)
      if (error instanceof RenderUnavailable) return busy.standIn(request, reply)
      throw error
    }
  })
}

type Settings = Pick<RendererOptions, 'origin' | 'guests' | 'callApi' | 'report'>

async function inProcess(app: FastifyInstance, settings: Settings) {
  // Loaded only here: a server that renders in a thread needs no React of its own.
  const { makeRenderer } = await import('./render.ts')
  return makeRenderer({ ...settings, mode: 'development', loadBuild: await fromVite(app) })
}

async function inThread(app: FastifyInstance, settings: Settings) {
  await serveBuiltFiles(app)
  return makeThreadedRenderer(settings)
}

async function send(page: Page, request: FastifyRequest, reply: FastifyReply, mode: PagesMode) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.code(page.status).headers(page.headers[encoding])
  if (mode === 'development') reply.removeHeader('content-security-policy')
  const known = request.headers['if-none-match']
  if (known && page.status === 200 && known.includes(page.etag)) return reply.code(304).send()
  return reply.send(await bodyIn(page, encoding))
}
