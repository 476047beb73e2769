import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { releaseStartupMemory } from '../process/startup-memory.ts'
import { loadFromDisk, styleSheet } from './build.ts'
import type { Page } from './page.ts'
import { makeRenderer } from './render.ts'
import type { FromThread, ThreadSettings, ToThread } from './render-messages.ts'

const YIELDING = 10

/**
 * The thread in which pages are rendered, so that React never blocks an API call. Loaders call the API through the
 * server.
 */
const port = parentPort!
// On Linux the priority applies per thread, so rendering yields to API calls when CPU is short.
if (process.platform === 'linux') setPriority(YIELDING)
const { origin, guests } = workerData as ThreadSettings
const send = (message: FromThread) => port.postMessage(message)

const calls = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>()
let lastCall = 0
const callApi = (path: string, init: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    lastCall += 1
    calls.set(lastCall, { resolve, reject })
    const headers = Object.fromEntries(new Headers(init.headers))
    send({ type: 'call', id: lastCall, path, method: init.method ?? 'GET', headers })
  })

const build = await loadFromDisk()
const { render, parameters, paths } = await makeRenderer({
  loadBuild: async () => build,
  mode: 'production',
  origin,
  guests,
  readStyles: styleSheet,
  callApi,
  report: (error) => send({ type: 'report', error: cloneable(error) }),
})

port.on('message', (message: ToThread) => {
  if (message.type === 'ping') return send({ type: 'pong' })
  if (message.type === 'render') {
    const { id, path, kind } = message
    render(path, kind).then(
      (rendered) => port.postMessage({ type: 'rendered', id, ...rendered } satisfies FromThread, own(rendered.page)),
      (error: unknown) => send({ type: 'failed', id, error: cloneable(error) }),
    )
    return
  }
  const call = calls.get(message.id)
  calls.delete(message.id)
  if (message.type === 'unanswered') call?.reject(new Error(message.message))
  else
    call?.resolve(
      new Response(message.body, { status: message.status, headers: { 'content-type': message.contentType } }),
    )
})
releaseStartupMemory()
send({ type: 'ready', parameters, paths })

/** Errors are sent with their stack; other thrown values may not be cloneable. */
function cloneable(error: unknown) {
  if (!(error instanceof Error)) return new Error(String(error))
  const copy = new Error(error.message)
  copy.stack = error.stack ?? error.message
  return copy
}

/** The memory of a page is transferred to the server instead of being copied, if it belongs to the page alone. */
const own = ({ body }: Page) =>
  Object.values(body).flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  )
