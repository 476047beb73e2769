const PATIENCE_MS = 30_000
/** What the largest file takes on a poor line. */
const FILE_MS = 600_000

/**
 * On a network that is silent a deed fails some time, so that it can be tried again. A file is given the time it takes;
 * who only reads may wait, and asks again by itself.
 */
export function patienceFor({ method, body }: RequestInit): AbortSignal | null {
  if (method === 'GET') return null
  const lost = new AbortController()
  setTimeout(() => lost.abort('silence'), body instanceof FormData ? FILE_MS : PATIENCE_MS)
  return lost.signal
}
