import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOwnMedia } from './own-media.ts'

type Kind = 'audio' | 'video'
type Input = Partial<Record<Kind, MediaTrackConstraints>>

/** A fake track, as far as it is used here; the system can end or mute it. */
class Track extends EventTarget {
  onended: (() => void) | null = null
  onmute: (() => void) | null = null
  onunmute: (() => void) | null = null
  readyState = 'live'
  muted = false
  enabled = true
  readonly kind: Kind
  readonly id: string
  constructor(kind: Kind, id: string) {
    super()
    this.kind = kind
    this.id = id
  }
  get label() {
    return this.id
  }
  getSettings = () => ({ deviceId: this.id })
  stop() {
    this.readyState = 'ended'
  }
  end() {
    this.stop()
    this.onended?.()
  }
  hold(mutedBySystem: boolean) {
    this.muted = mutedBySystem
    ;(mutedBySystem ? this.onmute : this.onunmute)?.()
  }
}

/** A fake browser: its devices and its responses to requests for them. */
function aBrowser() {
  const browser = {
    tracks: [] as Track[],
    refusals: {} as Partial<Record<Kind, string>>,
    /** One camera at a time, as on many phones. */
    oneCamera: false,
    until: Promise.resolve(),
    page: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    live: () => browser.tracks.filter(({ readyState }) => readyState === 'live').map(({ id }) => id),
  }
  const open = (kind: Kind, input: MediaTrackConstraints) => {
    const refusal = browser.refusals[kind]
    if (refusal) throw new DOMException('no', refusal)
    if (kind === 'video' && browser.oneCamera && browser.live().some((id) => id.startsWith('video')))
      throw new DOMException('no', 'NotReadableError')
    const { exact = 'own' } = (input.deviceId ?? {}) as ConstrainDOMStringParameters
    const track = new Track(kind, `${kind} ${exact}`)
    browser.tracks.push(track)
    return track
  }
  const getUserMedia = async (input: Input) => {
    await browser.until
    const tracks = (Object.keys(input) as Kind[]).map((kind) => open(kind, input[kind]!))
    const of = (kind: Kind) => () => tracks.filter((track) => track.kind === kind)
    return { getTracks: () => tracks, getAudioTracks: of('audio'), getVideoTracks: of('video') }
  }
  vi.stubGlobal('navigator', { mediaDevices: Object.assign(new EventTarget(), { getUserMedia }) })
  vi.stubGlobal('document', browser.page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: undefined }))
  return browser
}

let browser: ReturnType<typeof aBrowser>
beforeEach(() => {
  browser = aBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const settled = () => new Promise((over) => setImmediate(over))

test('leaving during the permission prompt leaves no device open; opened again, it asks again', async () => {
  let allow = () => {}
  browser.until = new Promise((over) => {
    allow = over
  })
  const own = createOwnMedia(() => {})
  const first = own.open('video')
  own.close()
  const second = own.open('video')
  allow()
  await Promise.all([first, second])
  expect(browser.tracks).toHaveLength(4)
  expect(browser.live()).toEqual(['audio own', 'video own'])
  own.close()
  expect(browser.live()).toEqual([])
})

test('a camera that was turned off during the permission prompt stays off', async () => {
  const own = createOwnMedia(() => {})
  const opening = own.open('video')
  await own.setVideo(false)
  await opening
  expect(browser.live()).toEqual(['audio own'])
  expect(own.media()).toEqual({ audio: true, video: false, screen: false })
})

test('during a phone call the other side is notified that there is no audio, and when it is back', async () => {
  const own = createOwnMedia(() => {})
  await own.open('audio')
  const [microphone] = browser.tracks
  vi.useFakeTimers()
  microphone!.hold(true)
  vi.advanceTimersByTime(1)
  expect(own.media().audio).toBe(false)
  expect(own.get().mutedBySystem.microphone).toBe(true)
  microphone!.hold(false)
  expect(own.media().audio).toBe(true)
})

test('a camera that stutters is not muted; one without frames for seconds is', async () => {
  const own = createOwnMedia(() => {})
  await own.open('video')
  const camera = browser.tracks.find(({ kind }) => kind === 'video')!
  vi.useFakeTimers()
  camera.hold(true)
  vi.advanceTimersByTime(1_000)
  camera.hold(false)
  vi.advanceTimersByTime(5_000)
  expect(own.media().video).toBe(true)
  camera.hold(true)
  vi.advanceTimersByTime(5_000)
  expect(own.media().video).toBe(false)
})

test('revoked permission is not an unplugged device; a microphone that was busy is opened once the page is visible again', async () => {
  const own = createOwnMedia(() => {})
  await own.open('audio')
  browser.refusals.audio = 'NotAllowedError'
  browser.tracks[0]!.end()
  await settled()
  expect(own.get()).toMatchObject({ problems: { microphone: 'denied' }, notice: null })
  browser.page.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(own.media().audio).toBe(false)

  browser.refusals.audio = 'NotReadableError'
  await own.setAudio(true)
  expect(own.get().problems.microphone).toBe('busy')
  browser.refusals = {}
  browser.page.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(own.media().audio).toBe(true)
  expect(browser.live()).toEqual(['audio own'])
})

test('a device that ended while the page was suspended is reopened once, however many events report it', async () => {
  const own = createOwnMedia(() => {})
  await own.open('audio')
  browser.tracks[0]!.stop()
  browser.page.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
  await settled()
  expect(browser.tracks).toHaveLength(2)
  expect(own.get().notice).toMatchObject({ what: 'replaced', label: 'audio own' })
})

test('a page that is left releases its devices, and opens them again on return', async () => {
  const own = createOwnMedia(() => {})
  await own.open('video')
  window.dispatchEvent(new Event('pagehide'))
  expect(browser.live()).toEqual([])
  window.dispatchEvent(new Event('pageshow'))
  await settled()
  expect(browser.live()).toEqual(['audio own', 'video own'])
  expect(own.media()).toMatchObject({ audio: true, video: true })
})

test('if only one camera opens at a time, switching still works', async () => {
  browser.oneCamera = true
  const own = createOwnMedia(() => {})
  await own.open('video')
  await own.choose('camera', 'back')
  expect(browser.live()).toEqual(['audio own', 'video back'])
  expect(own.get().problems.camera).toBeNull()
})

test('taking the call back on this page keeps the mute state; after the end everything is reset', async () => {
  const own = createOwnMedia(() => {})
  await own.open('video')
  await own.setAudio(false)
  own.close({ forGood: false })
  expect(browser.live()).toEqual([])
  await own.open('video')
  expect(own.media()).toEqual({ audio: false, video: true, screen: false })
  own.close()
  await own.open('video')
  expect(own.media().audio).toBe(true)
})
