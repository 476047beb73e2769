import type { DetailedError } from 'tus-js-client'
import { ApiProblem, type ApiProblemBody } from './api.ts'
import { msg } from './i18n/texts.ts'

const MEGABYTE = 1024 * 1024
/**
 * A request of this size arrives within the server's timeout at 400 kbit/s; what a broken connection delivered is kept.
 * The largest document takes two.
 */
const CHUNK_BYTES = 5 * MEGABYTE
const RETRY_DELAYS_MS = [0, 1_500, 3_000, 6_000, 12_000]

export interface Sending {
  /** Upload URL from the endpoint that created the upload. */
  url: string
  file: File
  token: string
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file with the tus protocol, resuming after a broken connection. */
export async function sendFile({ url, file, token, onProgress, signal }: Sending): Promise<void> {
  const { Upload } = await import('tus-js-client')
  signal.throwIfAborted()
  return new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: url,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      headers: { authorization: `Bearer ${token}` },
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => onProgress(sent / total),
      onSuccess: () => resolve(),
      onError: (error) => reject(problemOf(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => {})
      reject(signal.reason)
    })
    upload.start()
  })
}

const UNREACHABLE: ApiProblemBody = {
  code: 'offline',
  message: msg('We cannot reach the server. Check your connection and try again.'),
}

function problemOf(error: Error | DetailedError): ApiProblem {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return new ApiProblem(0, UNREACHABLE)
  try {
    return new ApiProblem(response.getStatus(), JSON.parse(response.getBody()) as ApiProblemBody)
  } catch {
    return new ApiProblem(response.getStatus(), UNREACHABLE)
  }
}
