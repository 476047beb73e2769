import { expect, test } from 'vitest'
import { collectPlayed } from './played.ts'

test('positions one after the other are one range, and the next report goes on from there', () => {
  const played = collectPlayed()
  for (const at of [0, 0.25, 0.5, 1.5]) played.reach(at)
  expect(played.take()).toEqual([{ from: 0, to: 1.5 }])
  expect(played.take()).toEqual([])
  played.reach(2)
  expect(played.take()).toEqual([{ from: 1.5, to: 2 }])
})

test('what was skipped is in no range', () => {
  const played = collectPlayed()
  for (const at of [0, 1, 2]) played.reach(at)
  for (const at of [20, 21]) played.reach(at)
  played.jump()
  for (const at of [5, 6]) played.reach(at)
  expect(played.take()).toEqual([
    { from: 0, to: 2 },
    { from: 20, to: 21 },
    { from: 5, to: 6 },
  ])
})

test('a fast player takes longer steps', () => {
  const played = collectPlayed()
  played.reach(0, 2)
  played.reach(3, 2)
  expect(played.take()).toEqual([{ from: 0, to: 3 }])
})

test('a report that was lost goes with the next one, at most as many ranges as a report may have', () => {
  const played = collectPlayed()
  played.giveBack([{ from: 0, to: 10 }])
  played.reach(10)
  played.reach(11)
  expect(played.take()).toEqual([
    { from: 0, to: 10 },
    { from: 10, to: 11 },
  ])
  played.giveBack(Array.from({ length: 80 }, (_, at) => ({ from: at, to: at + 1 })))
  expect(played.take()).toHaveLength(50)
})

test('what is dropped was not played', () => {
  const played = collectPlayed()
  played.reach(0)
  played.reach(1)
  played.drop()
  played.reach(2)
  expect(played.take()).toEqual([])
})
