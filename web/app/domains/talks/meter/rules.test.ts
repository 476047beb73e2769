import { expect, test } from 'vitest'
import { type Meter, meterAt, minutesFor, warningAt, whenAt } from './rules.ts'

const reported: Meter = {
  ...{ connectedSeconds: 60, spentPaise: 4_720, secondsLeft: 240, walletPaise: 18_880 },
  ...{ isFlowing: true, notifiedAt: 1_000_000 },
}

test('a running clock continues between two updates of the server', () => {
  const later = meterAt(reported, reported.notifiedAt + 30_000, 4_720)
  expect(later).toMatchObject({ connectedSeconds: 90, spentPaise: 7_080, secondsLeft: 210, walletPaise: 16_520 })
})

test('a gap stops the clock and the money', () => {
  expect(meterAt({ ...reported, isFlowing: false }, reported.notifiedAt + 30_000, 4_720)).toMatchObject({
    ...{ connectedSeconds: 60, spentPaise: 4_720, secondsLeft: 240 },
  })
})

test('the meter never passes what is paid, and a device clock that jumps back loses nothing', () => {
  expect(meterAt(reported, reported.notifiedAt + 3_600_000, 4_720)).toMatchObject({
    connectedSeconds: 300,
    secondsLeft: 0,
  })
  expect(meterAt(reported, reported.notifiedAt - 60_000, 4_720)).toMatchObject({
    connectedSeconds: 60,
    secondsLeft: 240,
  })
})

test('a disconnected page stops at the second the server last saw', () => {
  const status = meterAt(reported, whenAt(reported, 75), 4_720)
  expect(status).toMatchObject({ connectedSeconds: 75, spentPaise: 5_900, secondsLeft: 225 })
})

test('amber from three minutes, madder from one', () => {
  expect([181, 180, 61, 60, 0].map(warningAt)).toEqual(['none', 'soon', 'soon', 'last', 'last'])
})

test('an amount buys whole minutes with tax', () => {
  expect([50_000, 100_000, 4_719].map((paise) => minutesFor(paise, 4_720))).toEqual([10, 21, 0])
})
