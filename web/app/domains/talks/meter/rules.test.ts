import { expect, test } from 'vitest'
import { type Meter, meterAt, minutesFor, warningAt, whenAt } from './rules.ts'

const told: Meter = {
  ...{ connectedSeconds: 60, spentPaise: 4_720, secondsLeft: 240, walletPaise: 18_880 },
  ...{ isFlowing: true, toldAt: 1_000_000 },
}

test('a running clock goes on between two messages of the server', () => {
  const later = meterAt(told, told.toldAt + 30_000, 4_720)
  expect(later).toMatchObject({ connectedSeconds: 90, spentPaise: 7_080, secondsLeft: 210, walletPaise: 16_520 })
})

test('a gap stops the clock and the money', () => {
  expect(meterAt({ ...told, isFlowing: false }, told.toldAt + 30_000, 4_720)).toMatchObject({
    ...{ connectedSeconds: 60, spentPaise: 4_720, secondsLeft: 240 },
  })
})

test('nothing runs past what is paid, and a device whose clock jumps back loses nothing', () => {
  expect(meterAt(told, told.toldAt + 3_600_000, 4_720)).toMatchObject({ connectedSeconds: 300, secondsLeft: 0 })
  expect(meterAt(told, told.toldAt - 60_000, 4_720)).toMatchObject({ connectedSeconds: 60, secondsLeft: 240 })
})

test('whoever was cut off sees it stand at the second the server saw last', () => {
  const standing = meterAt(told, whenAt(told, 75), 4_720)
  expect(standing).toMatchObject({ connectedSeconds: 75, spentPaise: 5_900, secondsLeft: 225 })
})

test('amber from three minutes, madder from one', () => {
  expect([181, 180, 61, 60, 0].map(warningAt)).toEqual(['none', 'soon', 'soon', 'last', 'last'])
})

test('an amount buys whole minutes with tax', () => {
  expect([50_000, 100_000, 4_719].map((paise) => minutesFor(paise, 4_720))).toEqual([10, 21, 0])
})
