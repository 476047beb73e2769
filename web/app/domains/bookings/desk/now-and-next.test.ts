import { describe, expect, test } from 'vitest'
import { isOpen, nextOf } from './now-and-next.ts'

const session = (time: string, state = 'confirmed') => ({
  state,
  startsAt: `2026-03-02T${time}:00Z`,
  endsAt: new Date(Date.parse(`2026-03-02T${time}:00Z`) + 30 * 60_000).toISOString(),
  joinFrom: new Date(Date.parse(`2026-03-02T${time}:00Z`) - 10 * 60_000).toISOString(),
})
const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`)

describe('the highlighted row', () => {
  test('is the current session, then the next, and none when all are over or cancelled', () => {
    const [early, late] = [session('10:00'), session('12:00')]
    expect(nextOf([late, early], at('10:15'))).toBe(early)
    expect(nextOf([late, early], at('10:30'))).toBe(late)
    expect(nextOf([late, early], at('12:30'))).toBeUndefined()
    expect(nextOf([session('12:00', 'cancelled')], at('10:00'))).toBeUndefined()
  })
})

test('the room of a confirmed session is open from ten minutes before its start to its end', () => {
  const one = session('10:00')
  expect([at('09:49'), at('09:50'), at('10:29'), at('10:30')].map((now) => isOpen(one, now))).toEqual([
    ...[false, true, true, false],
  ])
  expect(isOpen(session('10:00', 'cancelled'), at('10:05'))).toBe(false)
})
