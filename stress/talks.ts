import { writeBeats } from '#server/domains/calls/public.ts'
import { join, leave, report, sweepRoom } from '#server/domains/calls/seats/service.ts'
import { spend } from '#server/domains/ledger/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { endTalk } from '#server/domains/talks/billing/service.ts'
import { judge } from '#server/domains/talks/meter/rules.ts'
import { meterStateOf } from '#server/domains/talks/meter/service.ts'
import { answer, readTalk, talkRooms, tick } from '#server/domains/talks/public.ts'
import { ring } from '#server/domains/talks/rings/service.ts'
import type { Db } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { chanceOf } from './harness/chance.ts'
import { overlapOf, type Signal } from './harness/talk-model.ts'
import { aPair, topUp } from './harness/talk-people.ts'

type Role = 'customer' | 'consultant'
const ROLES: readonly Role[] = ['customer', 'consultant']
const MEDIA = { media: { audio: true, video: true, screen: false }, quality: null }

export interface Played {
  talk: NonNullable<Awaited<ReturnType<typeof readTalk>>>
  /** By the model, in milliseconds. */
  modelMs: number
  counted: Record<'drops' | 'rejoins' | 'jumps' | 'kills' | 'rollbacks', number>
}

/** One talk with everything that can go wrong, on its own clock. */
export async function playTalk(db: Db, seed: number, start: Date): Promise<Played> {
  const chance = chanceOf(seed)
  let nowMs = start.getTime() + seed * 7_000
  const now = () => new Date(nowMs)
  const pair = await aPair(db, now())
  const ratePaise = chance.in(500, 12_000)
  const needed = Math.ceil(1.18 * 5 * ratePaise) + 1
  await topUp(db, pair.customerId, needed + chance.in(0, 3 * needed), now())
  const limitSeconds = chance.one(6) ? chance.in(30, 400) : null
  const input = { ...pair, mode: 'video', subject: '', ratePaise, limitSeconds, billingState: '27', at: now() } as const
  const id = await db.transaction().execute(async (tx) => ring(tx, input, await readSettings(tx, now())))
  nowMs += chance.in(1, 40_000)
  await db.transaction().execute(async (tx) => answer(tx, (await readTalk(tx, id))!, undefined, now()))
  const { room } = (await readTalk(db, id))!
  const seats = new Map<Role, { seat: number; peerId: string; connected: boolean }>()
  const signals: Signal[] = []
  const counted: Played['counted'] = { drops: 0, rejoins: 0, jumps: 0, kills: 0, rollbacks: 0 }
  const note = (role: Role, kind: Signal['kind']) => signals.push({ role, at: nowMs, kind })
  let live = true
  /** Since when the server has been running: people get time to reconnect after an outage. */
  let upSince: Date | undefined

  async function joinAs(role: Role, samePage: boolean) {
    const found = (await talkRooms.find(db, room, now()))!
    const before = seats.get(role)
    const peerId = samePage && before ? before.peerId : `page-${role}-${chance.in(100_000, 999_999)}`
    const accountId = role === 'customer' ? pair.customerId : pair.consultantId
    const { seat } = await join(db, found, { role, accountId, peerId, connectionId: `${role} ${nowMs}`, at: now() })
    seats.set(role, { seat: seat.seat, peerId, connected: seat.connected })
    note(role, samePage && before ? 'rejoined' : 'joined')
  }
  /** A change, or a report with another quality value: both use the same function. */
  async function say(role: Role, connected: boolean) {
    const mine = seats.get(role)
    if (!mine) return
    // A seat that was lost meanwhile has been replaced: they join again.
    if (!(await report(db, { room, seat: mine.seat, connected, ...MEDIA, at: now() }))) return void seats.delete(role)
    mine.connected = connected
    note(role, connected ? 'connected' : 'apart')
  }
  /** No change: a beat, written with all others. */
  async function beat(roles: readonly Role[]) {
    if (roles.length === 0) return
    const beats = roles.map((role) => ({ seat: seats.get(role)!.seat, seenAt: now() }))
    const stored = new Set((await writeBeats(db, beats)).map(({ role }) => role))
    for (const role of roles) {
      if (stored.has(role)) note(role, 'beat')
      else seats.delete(role)
    }
  }
  async function sides() {
    const beating: Role[] = []
    for (const role of ROLES) {
      if ((silent.get(role) ?? 0) > nowMs) continue
      if (!seats.has(role)) await joinAs(role, false)
      const { connected } = seats.get(role)!
      if (!connected && chance.one(2)) await say(role, true)
      else if (chance.one(8)) await say(role, connected)
      else beating.push(role)
    }
    await beat(beating)
  }
  const meterState = async () => meterStateOf(db, (await readTalk(db, id))!, now(), upSince)
  /** As the server does: checks for lost seats, and locks the room only if there are any. */
  let sweptMs = Number.NaN
  const sweep = async () => {
    if (sweptMs === nowMs) return
    sweptMs = nowMs
    if ((await meterState()).unseen) await sweepRoom(db, room, now)
    note('customer', 'looked')
  }
  /** As the server does: checks what is due, and locks the talk only if something is. */
  const look = async () => {
    await sweep()
    if (!judge(await meterState(), now())) return
    await db.transaction().execute((tx) => tick(tx, { id, room }, now(), upSince))
    live = (await readTalk(db, id))!.state === 'live'
  }

  const hangUpMs = nowMs + chance.in(5_000, 420_000)
  const silent = new Map<Role, number>()
  for (let step = 0; live && nowMs < hangUpMs; step += 1) {
    nowMs += chance.in(400, 2_900)
    await sweep()
    await sides()
    const role = ROLES[chance.in(0, 1)]!
    if (chance.one(25)) await say(role, false)
    // A network outage: silence, then the same page rejoins, or another one.
    if (chance.one(25)) {
      counted.drops += 1
      silent.set(role, nowMs + chance.in(1_000, 25_000))
    }
    if (chance.one(40) && (silent.get(role) ?? 0) <= nowMs) {
      counted.rejoins += 1
      await joinAs(role, chance.one(2))
    }
    if (chance.one(80) && seats.has(role)) {
      await leave(db, room, seats.get(role)!.seat, now())
      note(role, 'left')
      seats.delete(role)
    }
    if (chance.one(60)) {
      counted.jumps += 1
      nowMs += chance.in(-30_000, 90_000)
    }
    if (chance.one(50)) await away(chance.in(500, 100_000))
    if (chance.one(30)) await topUp(db, pair.customerId, chance.in(1, needed), now())
    if (chance.one(20)) await spendElsewhere(db, pair.customerId, chance.in(1, needed), `stress ${seed} ${step}`, now())
    if (live) await look()
  }

  /** A server outage: sockets break, nothing is received and nothing swept; then people rejoin automatically. */
  async function away(ms: number) {
    counted.kills += 1
    nowMs += ms
    upSince = now()
    if (chance.one(2)) await look()
    if (!live) return
    for (const one of ROLES) if (seats.has(one)) await joinAs(one, true)
  }

  while (live) {
    const ending = { at: now(), by: chance.one(2) ? 'customer' : 'consultant', why: 'hung_up', now: now() } as const
    // Killed in the middle of it: rolled back, and done again.
    const killed = chance.one(3)
    if (killed) counted.rollbacks += 1
    await db
      .transaction()
      .execute(async (tx) => {
        await endTalk(tx, { id, room }, ending)
        if (killed) throw new Killed()
      })
      .catch((error) => {
        if (!(error instanceof Killed)) throw error
      })
    live = (await readTalk(db, id))!.state === 'live'
  }
  const talk = (await readTalk(db, id))!
  const hungUp = talk.why === 'hung_up'
  const modelMs = overlapOf(signals, { at: hungUp ? talk.endedAt!.getTime() : nowMs, hungUp })
  return { talk, modelMs, counted }
}

class Killed extends Error {}

async function spendElsewhere(db: Db, of: number, paise: number, key: string, at: Date) {
  try {
    await db
      .transaction()
      .execute((tx) => spend(tx, { key, kind: 'order_paid', at, of, paise, to: [{ place: 'adjustments', paise }] }))
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'insufficient_funds') throw error
  }
}
