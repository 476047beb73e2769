import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { releaseStartupMemory } from '../process/startup-memory.ts'
import { loadFromDisk, styleSheet } from './build.ts'
import type { Page } from './page.ts'
import { makeRenderer } from './render.ts'
import type { FromThread, ThreadSettings, ToThread } from './render-messages.ts'
import type { ApiAnswer, ApiCall } from './renderer.ts'

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

const calls = new Map<number, { resolve: (answer: ApiAnswer) => void; reject: (error: Error) => void }>()
let lastCall = 0
const callApi = (path: string, call: ApiCall) =>
  new Promise<ApiAnswer>((resolve, reject) => {
    lastCall += 1
    calls.set(lastCall, { resolve, reject })
    send({ type: 'call', id: lastCall, path, ...call })
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
  else call?.resolve({ status: message.status, body: message.body })
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
const own = ({ body: { br } }: Page) =>
  br.buffer instanceof ArrayBuffer && br.buffer.byteLength === br.byteLength ? [br.buffer] : []
