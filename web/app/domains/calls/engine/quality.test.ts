import { expect, test } from 'vitest'
import { adapt, encodingOf, isTooWeakForPictures, LAST_STEP, noAdaptation } from './adaptation.ts'
import { firstMark, intervalOf, nextMark, qualityOf } from './quality.ts'
import { sampleOf } from './stats.ts'

const report = (received: number, lost: number, more: object[] = []) => [
  { type: 'inbound-rtp', id: 'a', packetsReceived: received, packetsLost: lost, jitter: 0.01 },
  { type: 'candidate-pair', id: 'p', nominated: true, state: 'succeeded', currentRoundTripTime: 0.05 },
  ...more,
]
const between = (first: object[], second: object[]) =>
  intervalOf(sampleOf(first as never, 0), sampleOf(second as never, 2_000))

test('an interval is judged by its own loss, not by the total', () => {
  expect(qualityOf(between(report(100, 50), report(300, 50)))).toBe('good')
  expect(qualityOf(between(report(100, 0), report(190, 10)))).toBe('weak')
  expect(qualityOf(between(report(100, 0), report(180, 20)))).toBe('bad')
})

test('loss reported by the other side counts as much, and so does a long round trip', () => {
  const reported = [{ type: 'remote-inbound-rtp', id: 'r', fractionLost: 0.2, roundTripTime: 0.05 }]
  expect(qualityOf(between(report(100, 0), report(200, 0, reported)))).toBe('bad')
  const far = [{ type: 'candidate-pair', id: 'p', nominated: true, state: 'succeeded', currentRoundTripTime: 0.6 }]
  expect(qualityOf(between(far, far))).toBe('weak')
})

test('a stream that has ended no longer counts, whatever its last values were', () => {
  const reported = [{ type: 'remote-inbound-rtp', id: 'r', fractionLost: 0.5, timestamp: 1_000 }]
  const now = [{ type: 'codec', id: 'c', timestamp: 9_000 }]
  const ended = [{ type: 'inbound-rtp', id: 'v', packetsReceived: 10, packetsLost: 9, jitter: 0.9 }]
  expect(qualityOf(between(report(100, 0, ended), report(200, 0, [...reported, ...now, ...ended])))).toBe('good')
  const goesOn = [{ type: 'inbound-rtp', id: 'v', packetsReceived: 20, packetsLost: 9, jitter: 0.9 }]
  expect(qualityOf(between(report(100, 0, ended), report(200, 0, goesOn)))).toBe('bad')
})

test('a path without room for video beside audio is weak', () => {
  const narrow = {
    type: 'candidate-pair',
    id: 'p',
    nominated: true,
    state: 'succeeded',
    availableOutgoingBitrate: 80_000,
  }
  expect(qualityOf(between([narrow], [narrow]))).toBe('weak')
  expect(qualityOf(between([narrow], [narrow]), false)).toBe('good')
})

test('the indicator worsens after two measurements and improves after three', () => {
  let mark = nextMark(firstMark, 'bad')
  expect(mark.shown).toBe('good')
  mark = nextMark(mark, 'bad')
  expect(mark.shown).toBe('bad')
  mark = nextMark(nextMark(mark, 'good'), 'good')
  expect(mark.shown).toBe('bad')
  expect(nextMark(mark, 'good').shown).toBe('good')
})

test('one good measurement between bad ones restarts the count', () => {
  const mark = nextMark(nextMark(nextMark(firstMark, 'bad'), 'good'), 'bad')
  expect(mark.shown).toBe('good')
})

test('video shrinks at once on a weak network and grows again slowly', () => {
  let state = adapt(noAdaptation, 'weak')
  expect(state.step).toBe(1)
  state = adapt(state, 'bad')
  expect(state.step).toBe(LAST_STEP)
  for (let i = 0; i < 4; i += 1) state = adapt(state, 'good')
  expect(state.step).toBe(LAST_STEP)
  expect(adapt(state, 'good').step).toBe(LAST_STEP - 1)
})

test('audio only is offered once the smallest video is still too much', () => {
  let state = noAdaptation
  for (let i = 0; i < 2; i += 1) state = adapt(state, 'bad')
  expect(isTooWeakForPictures(state)).toBe(false)
  expect(isTooWeakForPictures(adapt(state, 'bad'))).toBe(true)
})

test('audio only is offered on a network that stays weak, and not on one that is good now and then', () => {
  let state = noAdaptation
  for (let i = 0; i < 5; i += 1) state = adapt(state, 'weak')
  expect([state.step, isTooWeakForPictures(state)]).toEqual([LAST_STEP, false])
  expect(isTooWeakForPictures(adapt(state, 'weak'))).toBe(true)
  expect(isTooWeakForPictures(adapt(adapt(state, 'good'), 'weak'))).toBe(false)
})

test('a camera’s video gets smaller with every step, a shared screen stays readable', () => {
  for (let step = 1; step <= LAST_STEP; step += 1)
    expect(encodingOf('camera', step).maxKbps).toBeLessThan(encodingOf('camera', step - 1).maxKbps)
  expect(encodingOf('screen', 2).scaleDownBy).toBe(1)
  expect(encodingOf('camera', 99)).toEqual(encodingOf('camera', LAST_STEP))
})
