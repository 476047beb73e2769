const TIMEOUT_MS = 30_000
/** Enough for the largest file on a poor network. */
const FILE_MS = 600_000

/**
 * Mutations time out on a silent network, so that they can be retried. File uploads get the time they need; reads have
 * no timeout, because they are retried automatically.
 */
export function timeoutFor({ method, body }: RequestInit): AbortSignal | null {
  if (method === 'GET') return null
  const lost = new AbortController()
  setTimeout(() => lost.abort('silence'), body instanceof FormData ? FILE_MS : TIMEOUT_MS)
  return lost.signal
}
