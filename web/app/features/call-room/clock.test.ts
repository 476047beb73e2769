import { expect, test } from 'vitest'
import { translator } from '~/lib/i18n/texts.ts'
import { bookedClock, clockFace, minutesToSay } from './clock.ts'

const t = translator('en')
const session = { startsAt: '2026-11-16T11:00:00.000Z', endsAt: '2026-11-16T11:30:00.000Z' }
const at = (clock: string) => bookedClock(session, Date.parse(`2026-11-16T${clock}Z`), t)

test('the clock counts to the start, then the elapsed time, then the time left', () => {
  expect(at('10:53:20')).toEqual({ figure: '06:40', words: 'to start', tone: 'calm' })
  expect(at('11:00:00')).toEqual({ figure: '00:00', words: 'of 30:00', tone: 'calm' })
  expect(at('11:12:48')).toEqual({ figure: '12:48', words: 'of 30:00', tone: 'calm' })
  expect(at('11:25:23')).toEqual({ figure: '04:37', words: 'left', tone: 'amber' })
})

test('it turns amber at five minutes and red at one', () => {
  expect(['11:24:59', '11:25:00', '11:28:59', '11:29:00', '11:30:00'].map((clock) => at(clock).tone)).toEqual([
    'calm',
    'amber',
    'amber',
    'red',
    'red',
  ])
  expect(at('11:30:40')).toEqual({ figure: '00:00', words: 'time is up', tone: 'red' })
})

test('an hour and more is written with its hours', () => {
  expect([clockFace(59), clockFace(3_599), clockFace(3_600), clockFace(3_877)]).toEqual([
    '00:59',
    '59:59',
    '1:00:00',
    '1:04:37',
  ])
})

test('ten, five and one minutes are announced once each, and a late arrival hears only the nearest', () => {
  const said: number[] = []
  for (let left = 700; left >= 0; left--) {
    const minutes = minutesToSay(left, said.at(-1))
    if (minutes !== undefined) said.push(minutes)
  }
  expect(said).toEqual([10, 5, 1])
  expect(minutesToSay(240, undefined)).toBe(5)
  expect(minutesToSay(900, undefined)).toBeUndefined()
  expect(minutesToSay(0, 1)).toBeUndefined()
})
