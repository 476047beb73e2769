import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Allowed, allowStyle, type Guests, policyFor, takeMarks } from './policy.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One rendered answer, ready to be sent any number of times. */
export interface Page {
  status: number
  /** Complete, for each coding. */
  headers: Record<Encoding, Record<string, string>>
  etag: string
  body: Record<Encoding, Buffer>
  /** What it weighs in memory. */
  bytes: number
}

/** Each page is compressed once and sent often; above this the gain is not worth the wait of the first reader. */
const BROTLI_QUALITY = 5
/** Carried over from the renderer; everything else on a page is ours to say. */
const passedOn = ['content-type', 'location', 'x-remix-response', 'x-remix-redirect', 'x-remix-status']

/** HTML after its last touch, with the text of the style elements that were added to it. */
export interface Finished {
  html: string
  styles: string[]
}

interface PageOptions {
  origin: string
  /** What the renderer marked its own scripts with. */
  mark: string
  guests?: Guests | undefined
  /** The last touch to a page's HTML. */
  finish?: ((html: string) => Finished) | undefined
}

/** Compresses at once and in place: pages are made in a thread that serves nobody else. */
export async function pageOf(response: Response, options: PageOptions): Promise<Page> {
  const rendered = Buffer.from(await response.arrayBuffer())
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  const { identity, allowed } = isHtml ? finishHtml(rendered, options) : { identity: rendered }
  const brotli = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  const gzipped = gzipSync(identity)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const plain = { ...headersOf(response, allowed, options), etag }
  return {
    status: response.status,
    headers: {
      br: { ...plain, 'content-encoding': 'br' },
      gzip: { ...plain, 'content-encoding': 'gzip' },
      identity: plain,
    },
    etag,
    body: { br: brotli, gzip: gzipped, identity },
    bytes: identity.length + brotli.length + gzipped.length + 1024,
  }
}

function finishHtml(rendered: Buffer, { mark, finish }: PageOptions) {
  const { html, allowed } = takeMarks(rendered.toString('utf8'), mark)
  if (!finish) return { identity: bytesOf(html), allowed }
  const finished = finish(html)
  for (const style of finished.styles) allowStyle(allowed, style)
  return { identity: bytesOf(finished.html), allowed }
}

/** In memory of its own, which can be handed to another thread. */
const bytesOf = (text: string) => Buffer.from(new TextEncoder().encode(text).buffer)

function headersOf(response: Response, allowed: Allowed | undefined, { origin, guests }: PageOptions) {
  const headers: Record<string, string> = {
    vary: 'Accept-Encoding',
    // Browsers ask each time and mostly hear 304; what failed is never kept.
    'cache-control': response.status === 200 ? 'public, no-cache' : 'no-store',
  }
  for (const name of passedOn) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  if (!allowed) return headers
  headers['content-security-policy'] = policyFor(allowed, origin, guests)
  // A bank's page that the gateway opens must be able to tell it that it is done.
  if (guests?.razorpay) headers['cross-origin-opener-policy'] = 'same-origin-allow-popups'
  return headers
}

/** Browsers send one of a handful of these headers. */
const chosen = new Map<string, Encoding>()
const CHOSEN_LIMIT = 200

/** The best coding both sides know; a coding with q=0 is refused by the reader. */
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
