import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

const MEASURED_PATH = '/api/mobile/v1/get-user-details'

const CUSTOMER = '9000000001'
const EVERY_MS = 25

export interface Storm {
  /** The kind of addresses requested. */
  kind: 'unknown parameters' | 'read parameters'
  connections: number
  /** Number of source addresses (loopback). */
  sources: number
}

export interface StormResult {
  idleMs: number
  stormMs: number
  ratio: number
  calls: number
  /** Responses to the storm, by status. */
  answers: Record<string, number>
}

/**
 * Median latency of one signed-in API call, idle and under a storm of page requests, in alternating phases of one run.
 * The storm runs in its own thread so that its client work is not measured.
 */
export async function measureStorm(
  url: string,
  token: string,
  storm: Storm,
  { rounds, phaseMs }: { rounds: number; phaseMs: number },
): Promise<StormResult> {
  const agent = new Agent({ keepAlive: true })
  const headers = { authorization: `Bearer ${token}` }
  // At a steady rate, whether or not the last call was answered: otherwise a slow server would get few requests.
  const phase = async () => {
    const calls: Promise<number>[] = []
    for (let made = 0; made < phaseMs / EVERY_MS; made += 1) {
      calls.push(timed(() => call(url + MEASURED_PATH, agent, headers)))
      await pause(EVERY_MS)
    }
    return Promise.all(calls)
  }
  const idle: number[] = []
  const stormy: number[] = []
  const answers: Record<string, number> = {}
  try {
    await phase()
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await phase()))
      const attack = startStorm(url, storm, round)
      await attack.begun
      stormy.push(...(await phase()))
      for (const [status, count] of Object.entries(await attack.stop()))
        answers[status] = (answers[status] ?? 0) + count
    }
  } finally {
    agent.destroy()
  }
  const [idleMs, stormMs] = [median(idle), median(stormy)]
  return { idleMs, stormMs, ratio: stormMs / idleMs, calls: idle.length + stormy.length, answers }
}

async function timed(work: () => Promise<void>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function call(url: string, agent: Agent, headers: Record<string, string>) {
  return new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      reply.resume()
      reply.on('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`returned ${reply.statusCode}`))))
    }).on('error', reject)
  })
}

function startStorm(url: string, storm: Storm, seed: number) {
  const worker = new Worker(new URL('./harness/storm-worker.ts', import.meta.url), {
    workerData: { url, ...storm, seed },
  })
  const next = <T>() =>
    new Promise<T>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  return {
    begun: next<'begun'>(),
    async stop() {
      const counted = next<Record<string, number>>()
      worker.postMessage('stop')
      const answers = await counted
      await worker.terminate()
      return answers
    },
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The demo customer's token. */
export async function signIn(url: string) {
  const post = async <T>(path: string, body: object) => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} returned ${reply.status}`)
    return ((await reply.json()) as { data: T }).data
  }
  await post('/api/mobile/v1/send/otp', { mobile: CUSTOMER })
  const inbox = (await (await fetch(`${url}/demo/inbox.json?to=${CUSTOMER}`)).json()) as { otp?: string }[]
  const otp = inbox.find((message) => message.otp)?.otp
  return (await post<{ token: string }>('/api/mobile/v1/user/login', { mobile: CUSTOMER, otp })).token
}
