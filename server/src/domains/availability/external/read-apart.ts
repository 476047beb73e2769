import { Worker } from 'node:worker_threads'
import { concurrencyLimit } from '#server/platform/http/concurrency-limit.ts'
import type { Taken, Window } from './calendar.ts'

const MOST_MS = 10_000
const MOST_MEGABYTES = 128
const threads = concurrencyLimit(2)

/**
 * Parses an untrusted calendar in a worker thread: an endless rule or excessive memory ends the thread and not the
 * server. Undefined if it could not be read.
 */
export const readApart = (text: string, window: Window, mostMs = MOST_MS): Promise<Taken[] | undefined> =>
  threads(() => readInThread(text, window, mostMs))

function readInThread(text: string, window: Window, mostMs: number): Promise<Taken[] | undefined> {
  return new Promise((done) => {
    const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), {
      workerData: { text, window },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      // Pass no environment, so that the thread has no secrets.
      env: {},
    })
    const end = (taken: Taken[] | undefined) => {
      clearTimeout(timer)
      void thread.terminate()
      done(taken)
    }
    const timer = setTimeout(() => end(undefined), mostMs)
    thread.once('message', (answer?: { taken: Taken[] }) => end(answer?.taken))
    thread.once('error', () => end(undefined))
    thread.once('exit', () => end(undefined))
  })
}
