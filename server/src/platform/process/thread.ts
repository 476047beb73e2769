import { parentPort, type Transferable, Worker } from 'node:worker_threads'

/** A thread without work for this time ends, and its memory is free. */
const IDLE_MS = 30_000

interface Limits {
  /** The most memory a thread may use. */
  maxMb: number
  /** A job that takes longer fails, and so do those that wait behind it: its thread is ended. */
  maxMs?: number
}

/** A job did not end in its time. */
export class JobTimeout extends Error {}

interface Answer<T> {
  id: number
  result?: T
  error?: unknown
}

/**
 * Runs jobs in a thread, in order, while this one serves requests. It starts with the first job, and again if it has
 * ended; the jobs it had then fail. Its file calls `answerJobs`.
 */
export function createThread<Job, Result>(file: URL, limits: Limits) {
  let current: ReturnType<typeof start<Job, Result>> | undefined
  let idle: NodeJS.Timeout | undefined

  async function close() {
    clearTimeout(idle)
    await current?.end()
  }

  return {
    close,
    /** How many jobs it has. */
    jobs: () => current?.jobs() ?? 0,
    async run(job: Job, moved: Transferable[] = []): Promise<Result> {
      clearTimeout(idle)
      if (!current?.isRunning()) current = start<Job, Result>(file, limits)
      const thread = current
      try {
        return await thread.run(job, moved)
      } finally {
        if (thread === current && thread.jobs() === 0) {
          clearTimeout(idle)
          idle = setTimeout(close, IDLE_MS).unref()
        }
      }
    },
  }
}

/** Several such threads. A job is given to one without a job, if there is one. */
export function createThreads<Job, Result>(file: URL, { count, ...limits }: Limits & { count: number }) {
  const threads = Array.from({ length: count }, () => createThread<Job, Result>(file, limits))
  return {
    run: (job: Job, moved?: Transferable[]) =>
      threads.reduce((least, thread) => (thread.jobs() < least.jobs() ? thread : least)).run(job, moved),
  }
}

function start<Job, Result>(file: URL, { maxMb, maxMs }: Limits) {
  const waiting = new Map<number, PromiseWithResolvers<Result>>()
  let lastId = 0
  let isRunning = true
  // Without the environment, which contains secrets.
  const resourceLimits = { maxOldGenerationSizeMb: maxMb, maxYoungGenerationSizeMb: 2 }
  const worker = new Worker(file, { resourceLimits, env: {} })
  // It keeps no process running.
  worker.unref()

  function settle(id: number) {
    const job = waiting.get(id)
    waiting.delete(id)
    return job
  }

  worker.on('message', ({ id, result, error }: Answer<Result>) =>
    error === undefined ? settle(id)?.resolve(result as Result) : settle(id)?.reject(error),
  )
  let reason: unknown = new Error('the thread ended')
  worker.once('error', (error) => {
    reason = error
  })
  worker.once('exit', () => {
    isRunning = false
    for (const id of waiting.keys()) settle(id)?.reject(reason)
  })

  function end() {
    isRunning = false
    return worker.terminate()
  }

  function giveUp() {
    reason = new JobTimeout(`a job in ${file.pathname} took longer than ${maxMs} ms`)
    end()
  }

  return {
    isRunning: () => isRunning,
    jobs: () => (isRunning ? waiting.size : 0),
    end,
    async run(job: Job, moved: Transferable[]) {
      const id = ++lastId
      const answer = Promise.withResolvers<Result>()
      waiting.set(id, answer)
      const timeout = maxMs === undefined ? undefined : setTimeout(giveUp, maxMs).unref()
      try {
        worker.postMessage({ id, job }, moved)
      } catch (error) {
        settle(id)?.reject(error)
      }
      return answer.promise.finally(() => clearTimeout(timeout))
    },
  }
}

/** The other end of `createThread`, in the file of the thread. */
export function answerJobs<Job, Result>(answer: (job: Job) => Result | Promise<Result>) {
  const post = (message: Answer<Result>) => parentPort!.postMessage(message)
  parentPort!.on('message', async ({ id, job }: { id: number; job: Job }) => {
    try {
      post({ id, result: await answer(job) })
    } catch (error) {
      post({ id, error })
    }
  })
}
