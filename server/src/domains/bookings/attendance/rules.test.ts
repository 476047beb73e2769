import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#server/platform/time.ts'
import { judgeAttendance, type Visit } from './rules.ts'

const startsAt = new Date('2026-03-04T10:00:00Z')
const minute = (n: number) => new Date(startsAt.getTime() + n * MINUTE_MS)
const session = { startsAt, endsAt: minute(30) }
const GRACE = 10

const visit = (role: Visit['role'], from: number, to: number | null): Visit => ({
  role,
  joinedAt: minute(from),
  leftAt: to === null ? null : minute(to),
})
const customer = (from: number, to: number | null) => visit('customer', from, to)
const consultant = (from: number, to: number | null) => visit('consultant', from, to)
const judged = (...visits: Visit[]) => judgeAttendance(visits, session, GRACE)
const missed = (noShowOf: 'customer' | 'consultant' | 'both') => ({ noShowOf })

describe('half an hour with ten minutes of grace', () => {
  test.each<[string, Visit[], ReturnType<typeof judged>]>([
    ['neither joined', [], missed('both')],
    ['both were present from start to end', [customer(-5, 30), consultant(-2, 31)], 'completed'],
    ['both are still in the room', [customer(0, null), consultant(3, null)], 'completed'],
    ['they talked for two minutes', [customer(0, 2), consultant(0, 2)], 'completed'],
    ['the consultant never joined', [customer(-3, 12)], missed('consultant')],
    ['the customer never joined', [consultant(0, 30)], missed('customer')],
    ['joining in the last minute of the grace period is in time', [customer(0, 20), consultant(10, 20)], 'completed'],
    [
      'the consultant joined late, and they had most of the session',
      [customer(0, 30), consultant(12, 30)],
      'completed',
    ],
    ['the consultant joined too late', [customer(0, 30), consultant(20, 30)], missed('consultant')],
    [
      'the customer joined after the consultant had waited and left',
      [consultant(0, 11), customer(12, 30)],
      missed('customer'),
    ],
    [
      'leaving before the end of the grace period counts as absent',
      [customer(0, 4), consultant(8, 30)],
      missed('customer'),
    ],
    [
      'one left as the other joined, at the end of the grace period',
      [customer(0, 10), consultant(10, 30)],
      missed('customer'),
    ],
    ['the same with sides swapped', [consultant(0, 10), customer(10, 30)], missed('consultant')],
    ['both joined briefly and neither waited', [customer(0, 3), consultant(5, 8)], missed('both')],
    ['leaving before the start counts as absent', [customer(-10, -1), consultant(0, 30)], missed('customer')],
    ['joining after the end counts as absent', [customer(31, 40), consultant(0, 30)], missed('customer')],
    [
      'a dropped and restored connection is one visit',
      [customer(0, 5), customer(6, 30), consultant(8, 30)],
      'completed',
    ],
  ])('%s', (_, visits, verdict) => {
    expect(judged(...visits)).toEqual(verdict)
  })

  test('a session shorter than the grace period is evaluated over its whole length', () => {
    const short = { startsAt, endsAt: minute(15) }
    expect(judgeAttendance([customer(0, 15), consultant(14, 15)], short, 20)).toBe('completed')
  })
})

const anyVisit = fc
  .record({
    role: fc.constantFrom<Visit['role']>('customer', 'consultant'),
    from: fc.integer({ min: -20, max: 40 }),
    length: fc.option(fc.integer({ min: 0, max: 40 })),
  })
  .map(({ role, from, length }) => visit(role, from, length === null ? null : from + length))
const visits = fc.array(anyVisit, { maxLength: 8 })
const swapped = (all: readonly Visit[]): Visit[] =>
  all.map((one) => ({ ...one, role: one.role === 'customer' ? 'consultant' : 'customer' }))

test('the order of the log does not matter', () => {
  fc.assert(
    fc.property(visits, fc.integer(), (log, seed) => {
      const shuffled = log.toSorted((a, b) => ((a.joinedAt.getTime() ^ seed) % 7) - ((b.joinedAt.getTime() ^ seed) % 7))
      expect(judged(...shuffled)).toEqual(judged(...log))
    }),
  )
})

test('both sides are treated alike', () => {
  fc.assert(
    fc.property(visits, (log) => {
      const [here, there] = [judged(...log), judged(...swapped(log))]
      const other = { customer: 'consultant', consultant: 'customer', both: 'both' } as const
      expect(there).toEqual(here === 'completed' ? here : { noShowOf: other[here.noShowOf] })
    }),
  )
})

test('longer attendance never turns into absence', () => {
  fc.assert(
    fc.property(visits, anyVisit, (log, more) => {
      const [before, after] = [judged(...log), judged(...log, more)]
      const absent = (verdict: typeof before) =>
        verdict !== 'completed' && (verdict.noShowOf === more.role || verdict.noShowOf === 'both')
      if (!absent(before)) expect(absent(after)).toBe(false)
    }),
  )
})

test('a completed session needs both sides', () => {
  fc.assert(
    fc.property(visits, fc.constantFrom<Visit['role']>('customer', 'consultant'), (log, alone) => {
      expect(judged(...log.filter(({ role }) => role === alone))).not.toBe('completed')
    }),
  )
})
