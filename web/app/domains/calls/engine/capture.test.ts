import { afterEach, describe, expect, test, vi } from 'vitest'
import { capture, captureScreen, problemOf } from './capture.ts'

const refusal = (name: string, message = 'no') => new DOMException(message, name)

test('every error named in the specifications maps to its own problem', () => {
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

test('a browser without devices is too old in a secure context, and only the address is wrong in an insecure one', () => {
  expect(problemOf(new TypeError('no media devices'), true)).toBe('unsupported')
  expect(problemOf(new TypeError('no media devices'), false)).toBe('insecure')
})

describe('in a browser', () => {
  afterEach(() => vi.unstubAllGlobals())
  type Input = Record<string, boolean | MediaTrackConstraints>
  const track = { label: 'Front camera', contentHint: '' }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  /** A fake of the browser, as far as it is used here. */
  function aBrowser(answer: (input: Input) => unknown) {
    const requests: Input[] = []
    const ask = async (input: Input) => {
      requests.push(input)
      return answer(input)
    }
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: ask, getDisplayMedia: ask } })
    return requests
  }

  test('a remembered camera that is gone is replaced by the available one', async () => {
    const requests = aBrowser(({ video }) => {
      if (typeof video === 'object' && video.deviceId)
        throw Object.assign(new Error(''), { name: 'OverconstrainedError' })
      return stream
    })
    expect(await capture('camera', 'old')).toEqual({ track, problem: null })
    expect(requests).toHaveLength(2)
  })

  test('a camera that cannot meet the preferred constraints is used as it is', async () => {
    const requests = aBrowser(({ video }) => {
      if (video !== true) throw Object.assign(new Error(''), { name: 'OverconstrainedError' })
      return stream
    })
    expect(await capture('camera', null)).toEqual({ track, problem: null })
    expect(requests.at(-1)).toEqual({ video: true })
  })

  test('dismissing the screen picker is no problem; a system that denies screen capture is', async () => {
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
