import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '#contract/notifications/constants.ts'
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
    // The night of New York's spring change has eight quiet hours, that of the autumn change ten.
    ['2026-03-08T03:00:00Z', 'America/New_York', '2026-03-08T11:00:00.000Z'],
    ['2026-11-01T02:30:00Z', 'America/New_York', '2026-11-01T12:00:00.000Z'],
  ])('%s in %s waits until %s', (at, timeZone, until) => {
    expect(quietUntil(new Date(at), { ...night, timeZone })?.toISOString()).toBe(until)
  })

  test('equal start and end mean no quiet hours', () => {
    expect(quietUntil(new Date(), { from: '07:00', to: '07:00', timeZone: 'Asia/Kolkata' })).toBeUndefined()
  })

  test('in any time zone, the end comes within a day, at its hour, and is not quiet itself', () => {
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

test('mandatory notifications cannot be turned off, whatever is stored', () => {
  const choice = fc.record({
    topic: fc.constantFrom(...NOTIFICATION_TOPICS),
    channel: fc.constantFrom(...NOTIFICATION_CHANNELS, 'pigeon'),
    wanted: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(choice), fc.constantFrom(...NOTIFICATION_TOPICS), (choices, topic) => {
      const cells = cellsOf(topic, choices)
      for (const channel of NOTIFICATION_CHANNELS) {
        const mine = choices.findLast((one) => one.topic === topic && one.channel === channel)
        const chosen = mine ? (mine.wanted ? 'on' : 'off') : standard[topic][channel]
        expect(cells[channel]).toBe(standard[topic][channel] === 'always' ? 'always' : chosen)
      }
    }),
  )
})
