import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Socket } from 'socket.io-client'
import { enterRoom } from '#contract/calls/endpoints.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startPostgres } from '#server/platform/db/postgres/start.ts'
import { type Bench, median } from './harness/bench.ts'
import { BENCH_SECRET } from './harness/captured.ts'
import { type Child, startChild } from './harness/child.ts'
import { connectAll, delaysOf, keepBeating, percentile, type Talker } from './harness/room-load.ts'
import { type Guest, signedIn } from './harness/room-people.ts'

const IDLE = 2_000
const ROOMS = 200
const ROUNDS = 3
const SECONDS = 10
const FLAGS = ['--expose-gc']

interface Pair {
  slug: string
  customer: Guest
  consultant: Guest
}
interface Figures {
  bytesPerSocket: number
  p99: number[]
  p50: number[]
}

let measured: Promise<{ ours: Figures; baseline: Figures }> | undefined

const kib = ({ bytesPerSocket }: Figures) => (bytesPerSocket / 1024).toFixed(1)
const ms = (values: readonly number[]) => median(values).toFixed(2)

export const bench: Bench[] = [
  {
    name: `memory of ${IDLE.toLocaleString('en-IN')} idle sockets of people signed in, against bare Socket.IO`,
    unit: 'sockets a MiB',
    limit: 1 / 2,
    async run() {
      measured ??= measure()
      const { ours, baseline } = await measured
      const perMib = ({ bytesPerSocket }: Figures) => 2 ** 20 / bytesPerSocket
      return {
        ours: perMib(ours),
        baseline: perMib(baseline),
        notes: [`a socket: ours ${kib(ours)} KiB, baseline ${kib(baseline)} KiB`],
      }
    },
  },
  {
    name: `delay of signals in ${ROOMS} rooms beside them, 99th percentile, against bare Socket.IO`,
    unit: 'times a second',
    limit: 1 / 3,
    async run() {
      measured ??= measure()
      const { ours, baseline } = await measured
      const reported = ({ p50, p99 }: Figures) => `${ms(p50)} ms in the middle, ${ms(p99)} ms at the 99th`
      return {
        ours: 1000 / median(ours.p99),
        baseline: 1000 / median(baseline.p99),
        notes: [`ours ${reported(ours)}; baseline ${reported(baseline)}`],
      }
    },
  },
]

/** Both servers with all sockets open, measured alternately. */
const measure = () =>
  withDatabase(async (databaseUrl) => {
    const customers = await signedIn(databaseUrl, 'user', IDLE + ROOMS)
    const consultants = await signedIn(databaseUrl, 'consultant', ROOMS)
    const idle = customers.slice(ROOMS).map(({ token }) => token)
    const pairs = consultants.map((consultant, n) => ({
      ...{ slug: `benchroom${String(n).padStart(11, '0')}`, customer: customers[n]!, consultant },
    }))
    const rooms = pairs.map(({ slug, customer, consultant }) => [slug, customer.id, consultant.id])
    const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', APP_SECRET: BENCH_SECRET }
    const ours = await startChild('rooms-server.ts', { databaseUrl, env, rooms }, FLAGS)
    const baseline = await startChild('sockets-baseline.ts', {}, FLAGS)
    const open: Socket[] = []
    const beats: NodeJS.Timeout[] = []
    try {
      const figures = {
        ours: await settle(ours, idle, open),
        baseline: await settle(baseline, idle, open),
      }
      const talkers = {
        ours: await joinRoom(ours, pairs, open, beats),
        baseline: await pairUp(baseline, pairs, open, beats),
      }
      for (let round = 0; round < ROUNDS; round++)
        for (const whose of ['ours', 'baseline'] as const) {
          const delays = await delaysOf(talkers[whose], SECONDS)
          figures[whose].p99.push(percentile(delays, 0.99))
          figures[whose].p50.push(percentile(delays, 0.5))
        }
      return figures
    } finally {
      for (const beat of beats) clearTimeout(beat)
      for (const socket of open) socket.disconnect()
      await ours.stop()
      await baseline.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

/** The memory of an idle socket, after a garbage collection. */
async function settle(server: Child, tokens: readonly string[], open: Socket[]): Promise<Figures> {
  open.push(...(await connectAll(server.url, tokens.slice(0, 50))))
  const before = await server.heldBytes()
  const rest = tokens.slice(50)
  open.push(...(await connectAll(server.url, rest)))
  const bytesPerSocket = ((await server.heldBytes()) - before) / rest.length
  return { bytesPerSocket, p99: [], p50: [] }
}

/** Participants must send beats, or their seats lapse before the others have joined. */
async function joinRoom({ url }: Child, pairs: readonly Pair[], open: Socket[], beats: NodeJS.Timeout[]) {
  const talkers: Talker[] = []
  for (const { slug, customer, consultant } of pairs) {
    const sides = await Promise.all([customer, consultant].map((who) => enter(url, slug, who, open)))
    for (const [n, { socket, seat }] of sides.entries()) {
      const media = { audio: true, video: true, screen: false }
      const beat = { room: slug, seat, connected: true, media, quality: 'good' }
      const talker = { socket, beat, signal: { room: slug, seat, to: sides[1 - n]!.peerId } }
      talkers.push(talker)
      await keepBeating(talker, beats)
    }
  }
  return talkers
}

async function enter(url: string, slug: string, { id, token }: Guest, open: Socket[]) {
  const answer = await fetch(url + enterRoom.path.replace('{slug}', slug), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  const [socket] = await connectAll(url, [token])
  open.push(socket!)
  const peerId = `page-of-${id}`
  const joined = (await socket!.emitWithAck('roomjoin', { token: data.token, peerId })) as { data: { seat: number } }
  return { socket: socket!, peerId, seat: joined.data.seat }
}

async function pairUp({ url }: Child, pairs: readonly Pair[], open: Socket[], beats: NodeJS.Timeout[]) {
  const people = pairs.flatMap(({ customer, consultant }) => [customer.token, consultant.token])
  const sockets = await connectAll(url, people)
  open.push(...sockets)
  const talkers = sockets.map((socket, n) => ({ socket, beat: {}, signal: { to: sockets[n ^ 1]!.id } }))
  await Promise.all(talkers.map((talker) => keepBeating(talker, beats)))
  return talkers
}

async function withDatabase<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  if (isRoot()) makePassable(dataDir)
  const postgres = await startPostgres({ dataDir, log: () => {}, tuning: 'test' })
  try {
    await migrate(postgres.url)
    return await work(postgres.url)
  } finally {
    await postgres.stop()
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
