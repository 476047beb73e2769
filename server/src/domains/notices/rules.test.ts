import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOTICE_CHANNELS, NOTICE_TOPICS } from '#contract/limits.ts'
import { cellsOf, quietUntil, standard } from './rules.ts'

const night = { from: '22:00', to: '07:00' }

describe('quiet hours', () => {
  test.each([
    // India: 22:00 to 07:00 is 16:30 to 01:30 UTC.
    ['2026-03-02T16:29:59Z', 'Asia/Kolkata', undefined],
    ['2026-03-02T16:30:00Z', 'Asia/Kolkata', '2026-03-03T01:30:00.000Z'],
    ['2026-03-02T20:15:40Z', 'Asia/Kolkata', '2026-03-03T01:30:00.000Z'],
    ['2026-03-03T01:29:59Z', 'Asia/Kolkata', '2026-03-03T01:30:00.000Z'],
    ['2026-03-03T01:30:00Z', 'Asia/Kolkata', undefined],
    // The night New York's clocks go forward is eight hours long, the one they go back ten.
    ['2026-03-08T03:00:00Z', 'America/New_York', '2026-03-08T11:00:00.000Z'],
    ['2026-11-01T02:30:00Z', 'America/New_York', '2026-11-01T12:00:00.000Z'],
  ])('%s in %s wait until %s', (at, timeZone, until) => {
    expect(quietUntil(new Date(at), { ...night, timeZone })?.toISOString()).toBe(until)
  })

  test('an hour that ends where it begins is no quiet hour', () => {
    expect(quietUntil(new Date(), { from: '07:00', to: '07:00', timeZone: 'Asia/Kolkata' })).toBeUndefined()
  })

  test('whatever the zone, the morning comes within a day, at its hour, and is not quiet itself', () => {
    const zones = ['Asia/Kolkata', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Kiritimati']
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (at, timeZone) => {
          const until = quietUntil(at, { ...night, timeZone })
          if (!until) return
          expect(until.getTime()).toBeGreaterThan(at.getTime())
          expect(until.getTime() - at.getTime()).toBeLessThanOrEqual(11 * 3_600_000)
          const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
          expect(clock.format(until)).toBe('07:00')
          expect(quietUntil(until, { ...night, timeZone })).toBeUndefined()
        },
      ),
    )
  })
})

test('whatever is stored, what always reaches people cannot be turned off', () => {
  const choice = fc.record({
    topic: fc.constantFrom(...NOTICE_TOPICS),
    channel: fc.constantFrom(...NOTICE_CHANNELS, 'pigeon'),
    wanted: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(choice), fc.constantFrom(...NOTICE_TOPICS), (choices, topic) => {
      const cells = cellsOf(topic, choices)
      for (const channel of NOTICE_CHANNELS) {
        const mine = choices.findLast((one) => one.topic === topic && one.channel === channel)
        const chosen = mine ? (mine.wanted ? 'on' : 'off') : standard[topic][channel]
        expect(cells[channel]).toBe(standard[topic][channel] === 'always' ? 'always' : chosen)
      }
    }),
  )
})
