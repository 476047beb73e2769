import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Storm } from '../page-storm.ts'

/** Requests pages over many connections, each immediately after its last response, until told to stop. */
const { url, kind, connections, sources, seed } = workerData as Storm & { url: string; seed: number }
const CITIES = ['Pune', 'Mumbai', 'Delhi', 'Chennai', 'Kolkata', 'Jaipur', 'Nagpur', 'Surat']
const answers: Record<string, number> = {}
let stopped = false
let asked = 0

const paths = {
  'unknown parameters': () => `/?u=${seed}-${asked}-${Math.random()}`,
  'read parameters': () =>
    `/consultants?page=${1 + (asked % 50)}&feeMin=${100 + ((asked * 7 + seed * 1000) % 90_000)}&city=${CITIES[asked % CITIES.length]}`,
}

function ask(agent: Agent, localAddress: string) {
  asked += 1
  return new Promise<string>((resolve) => {
    get(url + paths[kind](), { agent, localAddress, headers: { 'accept-encoding': 'br' } }, (reply) => {
      reply.resume()
      reply.on('end', () => resolve(String(reply.statusCode)))
      reply.on('error', () => resolve('broken'))
    }).on('error', () => resolve('refused'))
  })
}

async function connection(number: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const source = number % sources
  const localAddress = sources === 1 ? '127.0.0.1' : `127.0.${1 + Math.floor(source / 200)}.${1 + (source % 200)}`
  while (!stopped) {
    const status = await ask(agent, localAddress)
    answers[status] = (answers[status] ?? 0) + 1
  }
  agent.destroy()
}

const running = Promise.all(Array.from({ length: connections }, (_, number) => connection(number)))
parentPort!.once('message', async () => {
  stopped = true
  await running
  parentPort!.postMessage(answers)
})
parentPort!.postMessage('begun')
