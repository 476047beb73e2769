import { afterEach, describe, expect, test, vi } from 'vitest'
import { capture, captureScreen, problemOf } from './capture.ts'

const refusal = (name: string, message = 'no') => new DOMException(message, name)

test('every refusal that the specifications name is a fact of its own', () => {
  const facts = {
    NotAllowedError: 'denied',
    SecurityError: 'forbidden',
    NotFoundError: 'missing',
    OverconstrainedError: 'missing',
    NotReadableError: 'busy',
    AbortError: 'failed',
    InvalidStateError: 'again',
    NotSupportedError: 'unsupported',
    UnknownError: 'failed',
  }
  expect(Object.fromEntries(Object.keys(facts).map((name) => [name, problemOf(refusal(name))]))).toEqual(facts)
  expect(problemOf('a page that throws words')).toBe('failed')
})

test('a browser without devices is too old where the page came safely, and only the address is wrong where it did not', () => {
  expect(problemOf(new TypeError('no media devices'), true)).toBe('unsupported')
  expect(problemOf(new TypeError('no media devices'), false)).toBe('insecure')
})

describe('asked of a browser', () => {
  afterEach(() => vi.unstubAllGlobals())
  type Wish = Record<string, boolean | MediaTrackConstraints>
  const track = { label: 'Front camera', contentHint: '' }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  /** The browser itself, as far as it is asked here. */
  function aBrowser(answer: (wish: Wish) => unknown) {
    const wishes: Wish[] = []
    const ask = async (wish: Wish) => {
      wishes.push(wish)
      return answer(wish)
    }
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: ask, getDisplayMedia: ask } })
    return wishes
  }

  test('a camera of another day that is gone gives way to the one that is there', async () => {
    const wishes = aBrowser(({ video }) => {
      if (typeof video === 'object' && video.deviceId)
        throw Object.assign(new Error(''), { name: 'OverconstrainedError' })
      return stream
    })
    expect(await capture('camera', 'old')).toEqual({ track, problem: null })
    expect(wishes).toHaveLength(2)
  })

  test('a camera that cannot do what we like best is taken as it is', async () => {
    const wishes = aBrowser(({ video }) => {
      if (video !== true) throw Object.assign(new Error(''), { name: 'OverconstrainedError' })
      return stream
    })
    expect(await capture('camera', null)).toEqual({ track, problem: null })
    expect(wishes.at(-1)).toEqual({ video: true })
  })

  test('closing the question which screen to show is no problem; a system that shows none to browsers is', async () => {
    const answers = [
      refusal('NotAllowedError', 'Permission denied'),
      refusal('NotAllowedError', 'Permission denied by system'),
    ]
    aBrowser(() => {
      throw answers.shift()
    })
    expect(await captureScreen()).toEqual({ track: null, problem: null })
    expect(await captureScreen()).toEqual({ track: null, problem: 'denied' })
  })
})
