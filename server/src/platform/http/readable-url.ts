import type { IncomingMessage } from 'node:http'

const ABSOLUTE = /^https?:\/\/[^/?#]*(?=\/api\/)/i

/**
 * A path with invalid escapes, or a page's path that contains NUL, becomes one that is not found: otherwise the router
 * would answer it without our envelope, headers and request id. An API call may have the host before its path, as a
 * proxy writes it.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.replace(ABSOLUTE, '')
  const isApi = path.startsWith('/api/')
  const unreadable = isApi ? '/api/unreadable' : '/unreadable'
  if (!path.startsWith('/')) return unreadable
  if (!path.includes('%')) return path
  try {
    const decoded = decodeURIComponent(path.split('?', 1)[0] ?? '')
    // The schema of an API call refuses NUL with its own message.
    return decoded.includes('\0') && !isApi ? unreadable : path
  } catch {
    return unreadable
  }
}
