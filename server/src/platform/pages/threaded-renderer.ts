import { Worker } from 'node:worker_threads'
import type { Page } from './page.ts'
import type { FromThread, ThreadSettings, ToThread } from './render-messages.ts'
import { type CallApi, type Rendered, type Renderer, RenderUnavailable } from './renderer.ts'

export interface ThreadLimits {
  /** Timeout of a render; its loaders may be waiting for the database. */
  renderMs: number
  /** How long a thread that exceeded it has to show that it is not blocked. */
  pingMs: number
  restartDelayMs: number
}
const LIMITS: ThreadLimits = { renderMs: 15_000, pingMs: 5_000, restartDelayMs: 500 }
/** Memory limits of a thread; beyond them it ends and a new one starts, and the server continues. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

interface ThreadedOptions extends ThreadSettings {
  callApi: CallApi
  report: (error: unknown) => void
}

interface Waiting {
  thread: Worker
  resolve: (rendered: Rendered) => void
  reject: (error: unknown) => void
  timer: NodeJS.Timeout
}

interface Started extends Pick<Renderer, 'parameters' | 'paths'> {
  worker: Worker
}

const THREAD = new URL('./render-thread.ts', import.meta.url)

/** Renders in a worker thread and starts another when it ends unexpectedly. */
export async function makeThreadedRenderer(
  { callApi, report, ...settings }: ThreadedOptions,
  limits: ThreadLimits = LIMITS,
  threadUrl: URL = THREAD,
): Promise<Renderer> {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let closing = false
  /** The current thread, or the one being started. */
  let current = start()
  const { parameters, paths } = await current
  replaceWhenEnded(current)

  function start(): Promise<Started> {
    const worker = new Worker(threadUrl, {
      workerData: settings,
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: MEMORY,
    })
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromThread) => {
        if (message.type === 'ready') resolve({ worker, parameters: message.parameters, paths: message.paths })
        else receive(worker, message)
      })
      worker.once('error', (error) => {
        reject(error)
        report(error)
      })
      worker.once('exit', () => {
        reject(new RenderUnavailable('the rendering thread ended before it was ready'))
        for (const [id, { thread }] of waiting)
          if (thread === worker) settle(id)?.reject(new RenderUnavailable('the rendering thread ended'))
      })
    })
  }

  /** Once a thread has ended, renders wait for the next one. */
  function replaceWhenEnded(started: Promise<Started>) {
    const startNext = () => {
      if (closing) return
      current = delay(limits.restartDelayMs).then(start)
      replaceWhenEnded(current)
    }
    started.then(({ worker }) => worker.once('exit', startNext), startNext)
  }

  function settle(id: number) {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    return one
  }

  function receive(thread: Worker, message: Exclude<FromThread, { type: 'ready' }>) {
    if (message.type === 'rendered') settle(message.id)?.resolve({ ...message, page: received(message.page) })
    else if (message.type === 'failed') settle(message.id)?.reject(message.error)
    else if (message.type === 'report') report(message.error)
    else if (message.type === 'call') void answer(thread, message)
  }

  async function answer(thread: Worker, call: Extract<FromThread, { type: 'call' }>) {
    const { id, path, method, headers } = call
    const message = await callApi(path, { method, headers }).then(
      (reply): ToThread => ({ type: 'answer', id, ...reply }),
      (error: unknown): ToThread => ({ type: 'unanswered', id, message: String(error) }),
    )
    thread.postMessage(message)
  }

  /** A thread that responds is only waiting and continues; one that does not is blocked and is replaced. */
  function endIfStuck(thread: Worker) {
    const timer = setTimeout(() => void thread.terminate(), limits.pingMs)
    const clear = () => clearTimeout(timer)
    thread.once('message', clear).once('exit', clear)
    thread.postMessage({ type: 'ping' } satisfies ToThread)
  }

  const render: Renderer['render'] = async (path, kind = 'page') => {
    const { worker: thread } = await current
    return new Promise<Rendered>((resolve, reject) => {
      lastId += 1
      const id = lastId
      const timer = setTimeout(() => {
        settle(id)?.reject(new RenderUnavailable('rendering a page took too long'))
        endIfStuck(thread)
      }, limits.renderMs)
      waiting.set(id, { thread, resolve, reject, timer })
      thread.postMessage({ type: 'render', id, path, kind } satisfies ToThread)
    })
  }

  return {
    render,
    parameters,
    paths,
    async close() {
      closing = true
      const started = await current.catch(() => undefined)
      await started?.worker.terminate()
    },
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

/** A buffer arrives as a plain byte array. */
function received(page: Page): Page {
  const { buffer, byteOffset, byteLength } = page.body.br
  return { ...page, body: { br: Buffer.from(buffer, byteOffset, byteLength) } }
}
