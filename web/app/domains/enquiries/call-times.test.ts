import { expect, test } from 'vitest'
import { callTimes } from './call-times.ts'

const hours = { helpDeskOpensAt: '09:00', helpDeskClosesAt: '20:00' }
/** Times in India, with the day offset unless it is today. */
const offered = (now: string) =>
  callTimes(new Date(`2024-03-03T${now}:00+05:30`), hours).map(({ at, soon }) => {
    const india = new Date(at.getTime() + 5.5 * 3_600_000).toISOString()
    return `${soon ? 'soon ' : ''}${india.slice(8, 10) === '03' ? '' : '+1 '}${india.slice(11, 16)}`
  })

test('while the help desk is open it calls soon, then on the half hours, or tomorrow', () => {
  expect(offered('16:33')).toEqual(['soon 16:43', '17:00', '17:30', '18:00', '18:30', '+1 09:00'])
})

test('near closing time the rest is tomorrow', () => {
  expect(offered('19:10')).toEqual(['soon 19:20', '19:30', '+1 09:00', '+1 09:30', '+1 10:00', '+1 10:30'])
})

test('at night and before it opens nothing is promised soon', () => {
  expect(offered('22:00')[0]).toBe('+1 09:00')
  expect(offered('06:15').slice(0, 2)).toEqual(['09:00', '09:30'])
  expect(offered('19:50')[0]).toBe('+1 09:00')
})
