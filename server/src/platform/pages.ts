import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fromDisk, fromVite, styleSheet } from './pages/build.ts'
import { busyPages } from './pages/busy.ts'
import { drawFirst } from './pages/draw-first.ts'
import { keptPages } from './pages/kept-pages.ts'
import { encodingFor, type Page } from './pages/page.ts'
import type { Guests } from './pages/policy.ts'
import { type CallApi, makeRenderer } from './pages/render.ts'
import { PageStore } from './pages/store.ts'

export type PagesMode = 'development' | 'production'

export interface PagesOptions {
  mode: PagesMode
  /** How people reach us; canonical addresses and the pages' policy are written with it, never with a Host header. */
  publicUrl: string
  callApi: CallApi
  guests?: Guests
  /** How long a rendered page may be sent again. */
  freshSeconds?: number
}

/** Every page of the site: rendered here, kept for seconds, sent compressed. All HTML is anonymous, so it is the same for all. */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  const { mode, publicUrl, callApi, guests, freshSeconds = 20 } = options
  const origin = new URL(publicUrl).origin
  const loadBuild = mode === 'development' ? await fromVite(app) : await fromDisk(app)
  const report = (error: unknown) => app.log.error({ err: error }, 'a page failed')
  const render = makeRenderer({ loadBuild, mode, origin, callApi, report })
  const finish = (html: string) => drawFirst(html, styleSheet)
  const store = new PageStore(
    mode === 'development'
      ? { render, origin, guests, freshMs: 0 }
      : { render, origin, guests, freshMs: freshSeconds * 1000, finish },
  )
  keptPages.add(store)
  app.addHook('onClose', () => keptPages.delete(store))

  const busy = busyPages({ render, origin, guests, finish, report })
  if (mode === 'production') app.addHook('onListen', busy.keepDrawn)
  app.addHook('onClose', busy.stop)

  app.get('/*', { config: { pressureHandler: busy.answer } }, (request, reply) => {
    const kept = store.kept(request.url)
    if (kept) return send(kept, request, reply, mode)
    return store.get(request.url).then((page) => send(page, request, reply, mode))
  })
}

function send(page: Page, request: FastifyRequest, reply: FastifyReply, mode: PagesMode) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.code(page.status).headers(page.headers[encoding])
  if (mode === 'development') reply.removeHeader('content-security-policy')
  const known = request.headers['if-none-match']
  if (known && page.status === 200 && known.includes(page.etag)) return reply.code(304).send()
  return reply.send(page.body[encoding])
}
