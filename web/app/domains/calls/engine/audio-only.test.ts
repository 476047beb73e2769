import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAudioOnly } from './audio-only.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const weak = { quality: 'bad', step: 3, tooWeak: true } as const

function aCall({ camera = true, isVideo = true } = {}) {
  const seen = { camera, pictures: true }
  const set = async (on: boolean) => {
    seen.camera = on
  }
  const only = createAudioOnly({
    isVideo: () => isVideo,
    camera: { isWanted: () => seen.camera, set },
    stopScreen: () => {},
    setPictures: (on) => {
      seen.pictures = on
    },
    changed: () => {},
  })
  return { only, seen }
}

test('when video is turned on again, the camera is restored: on if it was on, off if it was off', async () => {
  for (const camera of [true, false]) {
    const { only, seen } = aCall({ camera })
    await only.set(true)
    expect(seen).toEqual({ camera: false, pictures: false })
    await only.set(true)
    await only.set(false)
    expect(seen).toEqual({ camera, pictures: true })
  }
})

test('the camera button turns it on, whatever it was before', async () => {
  const { only, seen } = aCall({ camera: false })
  await only.set(true)
  await only.set(false, true)
  expect(seen).toEqual({ camera: true, pictures: true })
})

test('it is offered while the network is too weak, not again for two minutes once declined, and never in an audio call', () => {
  const { only } = aCall()
  only.measured(weak)
  expect(only.get().offerAudioOnly).toBe(true)
  only.decline()
  only.measured(weak)
  expect(only.get().offerAudioOnly).toBe(false)
  vi.advanceTimersByTime(2 * 60_000 + 1)
  only.measured(weak)
  expect(only.get().offerAudioOnly).toBe(true)
  const audio = aCall({ isVideo: false })
  audio.only.measured(weak)
  expect(audio.only.get().offerAudioOnly).toBe(false)
})
