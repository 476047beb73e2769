import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_SECONDS } from '../overload.ts'
import { Problem } from '../problem.ts'
import { encodingFor, type Page, pageOf } from './page.ts'
import type { Guests } from './policy.ts'
import { languageOf, type Rendered } from './render.ts'

const ADDRESSES = { en: '/busy', hi: '/hi/busy' } as const
/** The name of the house and its telephone may change. */
const AGAIN_AFTER_MS = 5 * 60_000

interface BusyOptions {
  render: (path: string, headers: HeadersInit) => Promise<Rendered>
  origin: string
  guests?: Guests | undefined
  finish: (html: string) => string
  report: (error: unknown) => void
}

/** What stands in the place of a page while the house is too busy to draw one; drawn while it still can. */
export function busyPages({ render, origin, guests, finish, report }: BusyOptions) {
  const drawn = new Map<keyof typeof ADDRESSES, Page>()
  let timer: NodeJS.Timeout | undefined

  async function draw() {
    for (const [language, path] of Object.entries(ADDRESSES) as [keyof typeof ADDRESSES, string][]) {
      const { response, cacheable } = await render(path, {})
      // One without the telephone is better than none.
      if (!cacheable && drawn.has(language)) continue
      const busy = new Response(response.body, { status: 503, headers: response.headers })
      const options = { origin, guests, freshUntil: 0, finish: (html: string) => withoutModules(finish(html)) }
      drawn.set(language, await pageOf(busy, options))
    }
  }

  return {
    async keepDrawn() {
      await draw().catch(report)
      timer = setInterval(() => void draw().catch(report), AGAIN_AFTER_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer),
    /** For the guard against overload: the page where a person asks, the problem where a script does. */
    answer(request: FastifyRequest, reply: FastifyReply): Buffer | Promise<never> {
      const page = drawn.get(languageOf(request.url))
      if (!page || isData(request.url))
        return Promise.reject(new Problem('unavailable', { retryAfterSeconds: RETRY_SECONDS }))
      const encoding = encodingFor(request.headers['accept-encoding'])
      reply.code(page.status).headers(page.headers[encoding]).header('retry-after', RETRY_SECONDS)
      return page.body[encoding]
    },
  }
}

/** The router of a page that is open asks for data alone. */
const isData = (url: string) => /\.data(?:\?|$)/.test(url)

/** The router would look for the page that the address names, and ask the house again. */
const withoutModules = (html: string) =>
  html.replace(/<script type="later"[\s\S]*?<\/script>/g, '').replace(/<link rel="later"[^>]*>/g, '')
