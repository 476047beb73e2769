import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const inlineStyle = /<style([^>]*)>([\s\S]*?)<\/style>/g
/** Data blocks are never run, so the policy ignores them. */
const dataBlock = /\stype="application\/(?:ld\+)?json"/

/** The hash by which a policy allows an inline script or style. */
export const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline scripts and styles of a page that the browser may use. */
export interface Allowed {
  scripts: Set<string>
  styles: Set<string>
}

/**
 * Removes the renderer's markers from a page and allows the marked inline scripts and styles by their hashes. The
 * marker is a random value of this rendering that never leaves the server: injected text cannot carry it, and stays
 * forbidden.
 */
export function takeMarks(html: string, mark: string) {
  const attribute = ` nonce="${mark}"`
  const allowed: Allowed = { scripts: new Set(), styles: new Set() }
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (attributes.includes(attribute) && !dataBlock.test(attributes)) allowed.scripts.add(sha256(text))
  }
  for (const [, attributes = '', text = ''] of html.matchAll(inlineStyle)) {
    if (attributes.includes(attribute)) allowed.styles.add(sha256(text))
  }
  return { html: html.replaceAll(attribute, ''), allowed }
}

/** What Razorpay's window needs from the page that opens it: its script, its frame, and its reporting hosts. */
const RAZORPAY = {
  script: ['https://checkout.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
}
const nobody = { script: [], frame: [], connect: [] } satisfies typeof RAZORPAY

/** Third parties allowed on the pages. */
export interface Guests {
  /** Only if payments use it. */
  razorpay: boolean
}

/**
 * A cached page cannot carry a nonce, so each page allows its own inline scripts by hash. Style attributes are allowed:
 * Mantine writes its per-element variables there on the server.
 */
export function policyFor(allowed: Allowed, origin: string, guests: Guests = { razorpay: false }) {
  const also = guests.razorpay ? RAZORPAY : nobody
  const socket = origin.replace(/^http/, 'ws')
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...also.script, ...allowed.scripts].join(' '),
    ['style-src', "'self'", ...allowed.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    ['connect-src', "'self'", socket, ...also.connect].join(' '),
    ...(also.frame.length > 0 ? [['frame-src', ...also.frame].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
