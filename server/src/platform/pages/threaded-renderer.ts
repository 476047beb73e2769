import { Worker } from 'node:worker_threads'
import type { Page } from './page.ts'
import type { FromThread, ThreadSettings, ToThread } from './render-messages.ts'
import type { CallApi, Rendered, Renderer } from './renderer.ts'

/** React itself gives up after ten seconds; a thread that has not even done that is stuck. */
const RENDER_TIMEOUT_MS = 15_000
const RESTART_DELAY_MS = 500
/** What a thread may take; beyond it the thread ends and the next one begins, and the server goes on. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

interface ThreadedOptions extends ThreadSettings {
  callApi: CallApi
  report: (error: unknown) => void
}

interface Waiting {
  resolve: (rendered: Rendered) => void
  reject: (error: unknown) => void
  timer: NodeJS.Timeout
}

/** Renders in a thread of its own and starts another when it ends unexpectedly. */
export async function makeThreadedRenderer({ callApi, report, ...settings }: ThreadedOptions): Promise<Renderer> {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let closing = false
  let { worker, ready } = start()
  const parameters = await ready

  function start() {
    const thread = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData: settings,
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: MEMORY,
    })
    const begun = new Promise<Renderer['parameters']>((resolve, reject) => {
      thread.on('message', (message: FromThread) => {
        if (message.type === 'ready') resolve(message.parameters)
        else receive(thread, message)
      })
      thread.once('error', (error) => {
        reject(error)
        report(error)
      })
      thread.once('exit', () => {
        reject(new Error('the rendering thread ended before it was ready'))
        restart(thread)
      })
    })
    begun.catch(() => {})
    return { worker: thread, ready: begun }
  }

  function restart(ended: Worker) {
    if (ended !== worker) return
    for (const id of [...waiting.keys()]) settle(id)?.reject(new Error('the rendering thread ended'))
    if (closing || !parameters) return
    setTimeout(() => {
      if (!closing) ({ worker, ready } = start())
    }, RESTART_DELAY_MS).unref()
  }

  function settle(id: number) {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    return one
  }

  function receive(thread: Worker, message: Exclude<FromThread, { type: 'ready' }>) {
    if (message.type === 'rendered')
      settle(message.id)?.resolve({ page: received(message.page), cacheable: message.cacheable })
    else if (message.type === 'failed') settle(message.id)?.reject(message.error)
    else if (message.type === 'report') report(message.error)
    else void answer(thread, message)
  }

  async function answer(thread: Worker, call: Extract<FromThread, { type: 'call' }>) {
    const { id, path, method, headers } = call
    const message = await callApi(path, { method, headers }).then(
      async (reply): Promise<ToThread> => ({
        type: 'answer',
        id,
        status: reply.status,
        contentType: reply.headers.get('content-type') ?? 'application/json',
        body: await reply.text(),
      }),
      (error: unknown): ToThread => ({ type: 'unanswered', id, message: String(error) }),
    )
    thread.postMessage(message)
  }

  const render: Renderer['render'] = (path, kind = 'page') =>
    new Promise<Rendered>((resolve, reject) => {
      lastId += 1
      const id = lastId
      const timer = setTimeout(() => void worker.terminate(), RENDER_TIMEOUT_MS)
      waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ type: 'render', id, path, kind } satisfies ToThread)
    })

  return {
    render,
    parameters,
    async close() {
      closing = true
      await worker.terminate()
    },
  }
}

/** Buffers arrive as plain byte arrays. */
function received(page: Page): Page {
  const { br, gzip, identity } = page.body
  return { ...page, body: { br: asBuffer(br), gzip: asBuffer(gzip), identity: asBuffer(identity) } }
}
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
