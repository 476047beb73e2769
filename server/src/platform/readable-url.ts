import type { IncomingMessage } from 'node:http'

/**
 * A path whose escapes mean nothing becomes one that nobody serves: the router would answer it by itself,
 * without our envelope, our headers and our request id.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
  }
}
