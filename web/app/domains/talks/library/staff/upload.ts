import { type Api, ApiProblem } from '~/lib/api.ts'
import { beginUpload, bringPart, finishUpload } from './api.ts'

const TRIES = 4
const WAIT_MS = 1500

interface Bringing {
  api: Api
  talkId: number
  file: File
  /** From 0 to 1. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Brings a film part by part. A line that breaks costs one part: the server says how far it is, and it goes on from there. */
export async function bringFilm({ api, talkId, file, onProgress, signal }: Bringing) {
  let upload = await beginUpload(api, talkId, file.size)
  let failures = 0
  while (upload.receivedBytes < upload.bytes) {
    signal.throwIfAborted()
    const { id, receivedBytes: from, partBytes } = upload
    try {
      upload = await bringPart(api, id, from, file.slice(from, from + partBytes))
      failures = 0
      onProgress(upload.receivedBytes / upload.bytes)
    } catch (error) {
      failures += 1
      if (failures >= TRIES || !mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * failures))
      upload = await bringPart(api, id, from).catch(() => upload)
    }
  }
  return finishUpload(api, upload.id)
}

/** A lost line, a busy house, or a part whose answer was lost. */
const mayPass = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= 500 || error.body.code === 'stale')
