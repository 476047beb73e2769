import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowance, countedRanges } from './rules.ts'

const at = (ms: number) => new Date(Date.UTC(2026, 2, 2) + ms)

test('whatever the intervals of the reports, no more seconds are allowed than have passed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1 }), (gaps) => {
      let [now, countedUntil, allowed] = [0, at(0), 0]
      for (const gap of gaps) {
        now += gap
        const granted = allowance(at(now), countedUntil)
        allowed += granted.seconds
        countedUntil = granted.countedUntil
      }
      expect(allowed * 1000).toBeLessThanOrEqual(now)
      if (gaps.every((gap) => gap <= 60_000)) expect(now - allowed * 1000).toBeLessThan(1000)
    }),
  )
})

test('counted ranges lie within the film and the played ranges, and use no more than is allowed', () => {
  const range = fc.record({
    from: fc.double({ min: 0, max: 500, noNaN: true }),
    to: fc.double({ min: 0, max: 500, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(range), fc.nat(300), fc.integer({ min: 1, max: 400 }), (played, allowed, seconds) => {
      const counted = countedRanges(played, allowed, seconds)
      expect(counted.reduce((sum, [from, to]) => sum + to - from, 0)).toBeLessThanOrEqual(allowed)
      for (const [from, to] of counted) {
        expect([from >= 0, from < to, to <= seconds]).toEqual([true, true, true])
        expect(played.some((one) => Math.floor(one.from) <= from && to <= one.to)).toBe(true)
      }
    }),
  )
})

test('a pause of an hour is worth no more than two minutes', () => {
  expect(allowance(at(3_600_000), at(0))).toEqual({ seconds: 120, countedUntil: at(3_600_000) })
})
