import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { policyFor } from './policy.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One rendered answer, ready to be sent any number of times. */
export interface Page {
  status: number
  headers: Record<string, string>
  etag: string
  body: Record<Encoding, Buffer>
  /** What it weighs in memory. */
  bytes: number
  freshUntil: number
}

const br = promisify(brotliCompress)
const gz = promisify(gzip)
/** Each page is compressed once and sent often; above this the gain is not worth the wait of the first reader. */
const BROTLI_QUALITY = 5
/** Carried over from the renderer; everything else on a page is ours to say. */
const passedOn = ['content-type', 'location', 'x-remix-response', 'x-remix-redirect', 'x-remix-status']

export async function pageOf(response: Response, origin: string, freshUntil: number): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer())
  const [brotli, gzipped] = await Promise.all([
    br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gz(identity),
  ])
  const headers: Record<string, string> = {}
  for (const name of passedOn) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  const isHtml = headers['content-type']?.startsWith('text/html')
  if (isHtml) headers['content-security-policy'] = policyFor(identity.toString('utf8'), origin)
  return {
    status: response.status,
    headers,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    body: { br: brotli, gzip: gzipped, identity },
    bytes: identity.length + brotli.length + gzipped.length + 1024,
    freshUntil,
  }
}

/** The best coding both sides know; a coding with q=0 is refused by the reader. */
export function encodingFor(accepted: string | undefined): Encoding {
  const offers = new Map(
    (accepted ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer.trim().toLowerCase().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return [name.trim(), Number(q ?? 1)] as const
    }),
  )
  const wanted = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0
  return wanted('br') ? 'br' : wanted('gzip') ? 'gzip' : 'identity'
}
