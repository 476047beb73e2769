import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'
import { type Allowed, type Guests, policyFor, takeMarks } from './policy.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One rendered response, ready to be sent any number of times. */
export interface Page {
  status: number
  /** Complete, for each encoding. */
  headers: Record<Encoding, Record<string, string>>
  etag: string
  /** Nearly every browser takes Brotli; the others are made from it when somebody asks for them. */
  body: { br: Buffer; gzip?: Buffer | Promise<Buffer>; identity?: Buffer | Promise<Buffer> }
  /** Size in memory once every encoding was asked for. */
  bytes: number
}

/** Each page is compressed once and sent often; a higher level is not worth the delay of the first request. */
export const BROTLI_QUALITY = 5
/** Size of a page in gzip, compared with Brotli; measured 1.1. */
const GZIP_SHARE = 1.25
/** Headers passed on from the renderer; all others are set here. */
const passedOn = ['content-type', 'location', 'x-remix-response', 'x-remix-redirect', 'x-remix-status']

/** The final HTML, with the hashes of the style elements that were added to it. */
export interface Finished {
  html: string
  styles: string[]
}

interface PageOptions {
  origin: string
  /** The marker of the renderer's own scripts. */
  mark: string
  guests?: Guests | undefined
  /** The final transformation of a page's HTML. */
  finish?: ((html: string) => Finished) | undefined
}

/** Compresses synchronously: pages are made in a thread that does nothing else. */
export async function pageOf(response: Response, options: PageOptions): Promise<Page> {
  const rendered = Buffer.from(await response.arrayBuffer())
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  const { identity, allowed } = isHtml ? finishHtml(rendered, options) : { identity: rendered }
  const brotli = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  // The same content is compressed to the same bytes, which are far fewer.
  const etag = `W/"${createHash('sha256').update(brotli).digest('base64url').slice(0, 22)}"`
  const plain = { ...headersOf(response, allowed, options), etag }
  return {
    status: response.status,
    headers: {
      br: { ...plain, 'content-encoding': 'br' },
      gzip: { ...plain, 'content-encoding': 'gzip' },
      identity: plain,
    },
    etag,
    body: { br: brotli },
    bytes: identity.length + GZIP_SHARE * brotli.length + brotli.length + 1024,
  }
}

/** The content of a page as a client takes it. */
export function bodyIn(page: Page, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return page.body.br
  const made = page.body[encoding] ?? (encoding === 'gzip' ? gzipOf(page) : expand(page.body.br))
  page.body[encoding] = made
  return made
}

const expand = promisify(brotliDecompress)
const gzipOf = async (page: Page) => promisify(gzip)(await bodyIn(page, 'identity'))

function finishHtml(rendered: Buffer, { mark, finish }: PageOptions) {
  const { html, allowed } = takeMarks(rendered.toString('utf8'), mark)
  if (!finish) return { identity: bytesOf(html), allowed }
  const finished = finish(html)
  for (const style of finished.styles) allowed.styles.add(style)
  return { identity: bytesOf(finished.html), allowed }
}

/** In a separate ArrayBuffer, which can be transferred to another thread. */
const bytesOf = (text: string) => Buffer.from(new TextEncoder().encode(text).buffer)

function headersOf(response: Response, allowed: Allowed | undefined, { origin, guests }: PageOptions) {
  const headers: Record<string, string> = {
    vary: 'Accept-Encoding',
    // Browsers revalidate each time and mostly get 304; errors are never cached.
    'cache-control': response.status === 200 ? 'public, no-cache' : 'no-store',
  }
  for (const name of passedOn) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  if (!allowed) return headers
  headers['content-security-policy'] = policyFor(allowed, origin, guests)
  // A bank's page that the gateway opens must be able to report back to it.
  if (guests?.razorpay) headers['cross-origin-opener-policy'] = 'same-origin-allow-popups'
  return headers
}

/** Browsers send one of a handful of these headers. */
const chosen = new Map<string, Encoding>()
const CHOSEN_LIMIT = 200

/** The best encoding both sides support; one with q=0 is refused by the client. */
export function encodingFor(accepted = ''): Encoding {
  const known = chosen.get(accepted)
  if (known) return known
  const encoding = choose(accepted)
  if (chosen.size < CHOSEN_LIMIT) chosen.set(accepted, encoding)
  return encoding
}

function choose(accepted: string): Encoding {
  const offers = new Map(
    accepted.split(',').map((offer) => {
      const [name = '', ...parameters] = offer.trim().toLowerCase().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return [name.trim(), Number(q ?? 1)] as const
    }),
  )
  const wanted = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0
  return wanted('br') ? 'br' : wanted('gzip') ? 'gzip' : 'identity'
}
