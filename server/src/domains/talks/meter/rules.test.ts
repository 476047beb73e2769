import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FlowPeriod, partsOf } from '../billing/rules.ts'
import { connectedSecondsAt, judge, type MeterState, nextPaidSeconds, paidUntil, priceOf, secondsFor } from './rules.ts'

const withTax = (paise: number) => paise + Math.floor((paise * 18 + 50) / 100)
const rate = fc.integer({ min: 1, max: 1_000_000 })
const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 5) + seconds * 1000)

describe('the price of seconds', () => {
  test('is that of the minute for a minute, and never decreases', () => {
    fc.assert(
      fc.property(rate, fc.integer({ min: 0, max: 36_000 }), (ratePaise, seconds) => {
        expect(priceOf(ratePaise, 60)).toBe(ratePaise)
        const price = priceOf(ratePaise, seconds)
        expect(Math.abs(60 * price - ratePaise * seconds)).toBeLessThanOrEqual(30)
        expect(priceOf(ratePaise, seconds + 1)).toBeGreaterThanOrEqual(price)
      }),
    )
  })

  test('is never more than half a paisa off, however a talk was interrupted', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 20 })
    fc.assert(
      fc.property(rate, cuts, (ratePaise, pieces) => {
        const seconds = pieces.reduce((sum, piece) => sum + piece, 0)
        const exact = (ratePaise * seconds) / 60
        expect(Math.abs(priceOf(ratePaise, seconds) - exact)).toBeLessThanOrEqual(0.5)
        const apart = pieces.reduce((sum, piece) => sum + priceOf(ratePaise, piece), 0)
        expect(Math.abs(priceOf(ratePaise, seconds) - apart)).toBeLessThanOrEqual((pieces.length + 1) / 2)
      }),
    )
  })

  test('covers no less time with more money', () => {
    const sum = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(rate, sum, sum, (ratePaise, paise, more) => {
        const seconds = secondsFor(paise, ratePaise, withTax)
        expect(secondsFor(paise + more, ratePaise, withTax)).toBeGreaterThanOrEqual(seconds)
      }),
    )
  })

  test('covers a sum to the last second, and not one more', () => {
    fc.assert(
      fc.property(rate, fc.integer({ min: 0, max: 10_000_000 }), (ratePaise, paise) => {
        const seconds = secondsFor(paise, ratePaise, withTax)
        expect(withTax(priceOf(ratePaise, seconds))).toBeLessThanOrEqual(paise)
        expect(withTax(priceOf(ratePaise, seconds + 1))).toBeGreaterThan(paise)
      }),
    )
  })
})

const flowPeriods = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 90_000 }), ms: fc.integer({ min: 1, max: 400_000 }) }), {
    maxLength: 12,
  })
  .map((pieces) => {
    let end = at(0).getTime()
    return pieces.map(({ gap, ms }): FlowPeriod => {
      const from = end + gap
      end = from + ms
      return { from: new Date(from), to: new Date(end), endedBy: 'customer' }
    })
  })

describe('connected seconds', () => {
  const flow = fc.record({
    over: fc.integer({ min: 0, max: 400_000 }),
    since: fc.option(fc.integer({ min: 0, max: 600 })),
  })
  const later = fc.integer({ min: 0, max: 900 })
  const flowAt = ({ over, since }: { over: number; since: number | null }) => ({
    connectedMs: over,
    since: since === null ? null : at(since),
  })

  test('never decrease, and increase no faster than the clock', () => {
    fc.assert(
      fc.property(flow, later, later, (given, first, more) => {
        const grown = connectedSecondsAt(flowAt(given), at(first + more)) - connectedSecondsAt(flowAt(given), at(first))
        expect(grown).toBeGreaterThanOrEqual(0)
        expect(grown).toBeLessThanOrEqual(more)
      }),
    )
  })

  test('are independent of how a stretch is split', () => {
    fc.assert(
      fc.property(flow, later, later, ({ over, since }, until, more) => {
        const from = since ?? 0
        const whole = connectedSecondsAt(flowAt({ over, since: from }), at(from + until + more))
        const cut = flowAt({ over: over + until * 1000, since: from + until })
        expect(connectedSecondsAt(cut, at(from + until + more))).toBe(whole)
      }),
    )
  })

  test('reach the paid time exactly when it is used up, and not a millisecond before', () => {
    fc.assert(
      fc.property(flow, fc.integer({ min: 1, max: 900 }), ({ over, since }, paid) => {
        fc.pre(since !== null && over < paid * 1000)
        const here = flowAt({ over, since })
        const until = paidUntil(here, paid)!
        expect(connectedSecondsAt(here, until)).toBe(paid)
        expect(connectedSecondsAt(here, new Date(until.getTime() - 1))).toBeLessThan(paid)
      }),
    )
  })
})

test('the parts of a receipt add up to the seconds and the price, however the talk was interrupted', () => {
  fc.assert(
    fc.property(flowPeriods, rate, (all, ratePaise) => {
      const ms = all.reduce((sum, { from, to }) => sum + (to!.getTime() - from.getTime()), 0)
      const billedSeconds = Math.floor(ms / 1000)
      const endedAt = all.at(-1)?.to ?? at(0)
      const parts = partsOf({ flowPeriods: all, endedAt, billedSeconds, ratePaise })
      const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + of(part), 0)
      expect(sum(({ kind, seconds }) => (kind === 'connected' ? seconds : 0))).toBe(billedSeconds)
      expect(sum(({ paise }) => paise)).toBe(priceOf(ratePaise, billedSeconds))
      expect(parts.filter(({ kind }) => kind === 'gap').every(({ paise }) => paise === 0)).toBe(true)
    }),
  )
})

const meterState = (
  given: Partial<Omit<MeterState, 'talk'>> & { talk?: Partial<MeterState['talk']> } = {},
): MeterState => ({
  flow: { connectedMs: 0, since: at(0) },
  unseen: false,
  lastAt: null,
  mayLastUntil: null,
  idleSeconds: 60,
  upSince: new Date(0),
  ...given,
  talk: { answeredAt: at(0), limitSeconds: null, paidSeconds: 300, triedAt: null, warned: null, ...given.talk },
})

test('the next extension of the hold is never shorter, and never beyond the limit or the next session', () => {
  const world = fc.record({
    over: fc.integer({ min: 0, max: 400_000 }),
    since: fc.option(fc.integer({ min: -10, max: 600 })),
    now: fc.integer({ min: 0, max: 900 }),
    session: fc.option(fc.integer({ min: 1, max: 900 })),
    paid: fc.integer({ min: 1, max: 900 }),
    limit: fc.option(fc.integer({ min: 0, max: 900 })),
  })
  fc.assert(
    fc.property(world, ({ over, since, now, session, paid, limit }) => {
      const limitSeconds = limit === null ? null : paid + limit
      const here = meterState({
        flow: { connectedMs: over, since: since === null ? null : at(since) },
        mayLastUntil: session === null ? null : at(session),
        talk: { paidSeconds: paid, limitSeconds },
      })
      const next = nextPaidSeconds(here, at(now))
      const connected = connectedSecondsAt(here.flow, at(now))
      expect(next).toBeGreaterThanOrEqual(paid)
      expect(next).toBeLessThanOrEqual(Math.max(paid, limitSeconds ?? Infinity))
      if (session !== null) expect(next).toBeLessThanOrEqual(Math.max(paid, connected + Math.max(0, session - now)))
    }),
  )
})

describe('what is due', () => {
  test('is never after the current instant, nor beyond what is paid', () => {
    const world = fc.record({
      over: fc.integer({ min: 0, max: 400_000 }),
      since: fc.option(fc.integer({ min: -10, max: 600 })),
      now: fc.integer({ min: 0, max: 900 }),
      session: fc.option(fc.integer({ min: 1, max: 900 })),
      paid: fc.integer({ min: 1, max: 900 }),
    })
    fc.assert(
      fc.property(world, ({ over, since, now, session, paid }) => {
        const here = meterState({
          flow: { connectedMs: over, since: since === null ? null : at(since) },
          lastAt: over > 0 ? at(0) : null,
          mayLastUntil: session === null ? null : at(session),
          talk: { paidSeconds: paid, triedAt: at(now) },
        })
        const due = judge(here, at(now))
        if (due?.kind !== 'end') return
        expect(due.at.getTime()).toBeLessThanOrEqual(at(now).getTime())
        if (over < paid * 1000 && due.why === 'no_money') expect(connectedSecondsAt(here.flow, due.at)).toBe(paid)
        if (session !== null)
          expect(due.at.getTime()).toBeLessThanOrEqual(Math.max(at(session).getTime(), at(0).getTime()))
      }),
    )
  })

  test('is an extension while there is time, a warning at three minutes and one, and the end at zero', () => {
    const tried = (seconds: number) => meterState({ talk: { triedAt: at(seconds) } })
    expect(judge(meterState(), at(59))).toBeUndefined()
    expect(judge(meterState(), at(61))).toEqual({ kind: 'extend' })
    expect(judge(tried(120), at(120))).toEqual({ kind: 'warn', minutes: 3 })
    expect(judge(tried(239), at(240))).toEqual({ kind: 'warn', minutes: 1 })
    expect(judge(tried(299), at(300))).toEqual({ kind: 'extend' })
    expect(judge(tried(300), at(300))).toEqual({ kind: 'end', at: at(300), why: 'no_money' })
    expect(judge(tried(317), at(317))).toEqual({ kind: 'end', at: at(300), why: 'no_money' })
  })

  test('is nothing beyond the limit or the next session', () => {
    expect(judge(meterState({ talk: { limitSeconds: 300 } }), at(300))).toMatchObject({ kind: 'end', why: 'limit' })
    expect(judge(meterState({ mayLastUntil: at(200) }), at(200))).toMatchObject({
      kind: 'end',
      at: at(200),
      why: 'next_session',
    })
    expect(nextPaidSeconds(meterState({ mayLastUntil: at(400) }), at(100))).toBe(400)
    expect(nextPaidSeconds(meterState({ talk: { limitSeconds: 420 } }), at(100))).toBe(420)
    expect(nextPaidSeconds(meterState(), at(100))).toBe(600)
  })

  test('is not the end of a talk after an outage: people get time to reconnect', () => {
    const lost = { flow: { connectedMs: 40_000, since: null }, lastAt: at(40) }
    expect(judge(meterState(lost), at(99))).toBeUndefined()
    expect(judge(meterState(lost), at(100))).toEqual({ kind: 'end', at: at(100), why: 'nobody_connected' })
    expect(judge(meterState({ ...lost, upSince: at(500) }), at(520))).toBeUndefined()
  })

  test('is nothing while a side is lost and the room does not know it yet', () => {
    expect(judge(meterState({ unseen: true }), at(900))).toBeUndefined()
  })

  test('does not wait for a clock that was set back', () => {
    expect(paidUntil({ connectedMs: 10_000, since: at(0) }, 300)).toEqual(at(290))
    expect(connectedSecondsAt({ connectedMs: 10_000, since: at(100) }, at(50))).toBe(10)
    expect(judge(meterState({ talk: { triedAt: at(5_000) } }), at(61))).toEqual({ kind: 'extend' })
  })
})
