import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g
/** Data blocks are never run, so the policy does not care for them. */
const dataBlock = /\stype="application\/(?:ld\+)?json"/

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function hashes(html: string) {
  const scripts = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (!dataBlock.test(attributes)) scripts.add(sha256(text))
  }
  const styles = new Set<string>()
  for (const [, text = ''] of html.matchAll(inlineStyle)) styles.add(sha256(text))
  return { scripts: [...scripts], styles: [...styles] }
}

/** What Razorpay's own window needs of the page it opens over: its script, its frame, and where both report to. */
const RAZORPAY = {
  script: ['https://checkout.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
}
const nobody = { script: [], frame: [], connect: [] } satisfies typeof RAZORPAY

/** Who else may act on the pages. */
export interface Guests {
  /** Only where payments go through it. */
  razorpay: boolean
}

/**
 * A cached page cannot carry a nonce, so each page names its own inline scripts by their hashes.
 * Style attributes are allowed: Mantine writes its per-element variables there on the server.
 */
export function policyFor(html: string, origin: string, guests: Guests = { razorpay: false }) {
  const { scripts, styles } = hashes(html)
  const also = guests.razorpay ? RAZORPAY : nobody
  const socket = origin.replace(/^http/, 'ws')
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...also.script, ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
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
