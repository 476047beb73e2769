import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_SECONDS } from '../http/overload.ts'
import { Problem } from '../http/problem.ts'
import { bodyIn, type Encoding, encodingFor, type Page } from './page.ts'
import type { RenderRefused } from './render-queue.ts'
import { languageOf, type Renderer } from './renderer.ts'

const ADDRESSES = { en: '/busy', hi: '/hi/busy' } as const
/** The product name and the phone number may change. */
const AGAIN_AFTER_MS = 5 * 60_000

/** Ready at once, in every encoding. */
type Drawn = Pick<Page, 'status' | 'headers'> & { bodies: Record<Encoding, Buffer> }

interface BusyOptions {
  render: Renderer['render']
  report: (error: unknown) => void
}

/** The page shown while the server is too busy to render; rendered in advance. */
export function busyPages({ render, report }: BusyOptions) {
  const drawn = new Map<keyof typeof ADDRESSES, Drawn>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function draw() {
    for (const [language, path] of Object.entries(ADDRESSES) as [keyof typeof ADDRESSES, string][]) {
      const { page, cacheable } = await render(path, 'stand-in')
      // One without the phone number is better than none.
      if (cacheable || !drawn.has(language)) drawn.set(language, await inEveryEncoding(page))
    }
  }

  /** Stopping the server may abort a rendering. */
  const drawAgain = () => draw().catch((error: unknown) => stopped || report(error))

  /** The page for visitors, the problem for scripts. */
  function standIn(request: FastifyRequest, reply: FastifyReply, refused?: RenderRefused['reason']) {
    const page = drawn.get(languageOf(request.url))
    const code = refused === 'address' ? 'too_many_requests' : 'unavailable'
    if (!page || isData(request.url)) throw new Problem(code, { retryAfterSeconds: RETRY_SECONDS })
    const encoding = encodingFor(request.headers['accept-encoding'])
    reply.code(refused === 'address' ? 429 : page.status)
    reply.headers(page.headers[encoding]).header('retry-after', RETRY_SECONDS)
    return page.bodies[encoding]
  }

  return {
    async renderAhead() {
      await drawAgain()
      timer = setInterval(() => void drawAgain(), AGAIN_AFTER_MS)
      timer.unref()
    },
    stop() {
      stopped = true
      clearInterval(timer)
    },
    standIn,
    /** For the overload guard, which sends the returned value immediately and waits only for a refusal. */
    answer(request: FastifyRequest, reply: FastifyReply): Buffer | Promise<never> {
      try {
        return standIn(request, reply)
      } catch (problem) {
        return Promise.reject(problem)
      }
    },
  }
}

async function inEveryEncoding(page: Page): Promise<Drawn> {
  const [br, gzip, identity] = await Promise.all([page.body.br, bodyIn(page, 'gzip'), bodyIn(page, 'identity')])
  return { status: page.status, headers: page.headers, bodies: { br, gzip, identity } }
}

/** The router of an open page requests data only. */
const isData = (url: string) => /\.data(?:\?|$)/.test(url)
