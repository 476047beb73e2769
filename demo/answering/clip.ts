import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MediaStreamTrack, RTCRtpCodecParameters, RtpHeader, RtpPacket } from 'werift'

const folder = join(import.meta.dirname, 'clip')
/** Made by scripts/make-demo-clip.ts. */
export const CLIP = { folder, audio: join(folder, 'voice.ogg'), video: join(folder, 'picture.ivf') }

const AUDIO_CLOCK = 48_000
const AUDIO_MS = 20
const VIDEO_CLOCK = 90_000
/** The payload of one packet, well below what networks carry whole. */
const PACKET_BYTES = 1_100
const VP8_FIRST = 0x10
const VP8_NEXT = 0x00
/** A process that was busy continues from now on, instead of sending what it missed all at once. */
const LATE_MS = 500

/** The packets of an Ogg Opus file, each with 20 ms of sound. */
export function opusPackets(file: Buffer): Buffer[] {
  const packets: Buffer[] = []
  let open: Buffer[] = []
  for (let at = 0; at + 27 <= file.length && file.toString('latin1', at, at + 4) === 'OggS'; ) {
    const count = file[at + 26]!
    const lengths = file.subarray(at + 27, at + 27 + count)
    at += 27 + count
    for (const length of lengths) {
      open.push(file.subarray(at, at + length))
      at += length
      // A segment of 255 bytes is continued by the next one.
      if (length === 255) continue
      packets.push(Buffer.concat(open))
      open = []
    }
  }
  // The first two describe the stream.
  return packets.slice(2)
}

/** The frames of an IVF file, and how long each is shown. */
export function ivfFrames(file: Buffer): { frames: Buffer[]; frameMs: number } {
  const frames: Buffer[] = []
  const headerBytes = file.readUInt16LE(6)
  const frameMs = (1000 * file.readUInt32LE(20)) / file.readUInt32LE(16)
  for (let at = headerBytes; at + 12 <= file.length; ) {
    const length = file.readUInt32LE(at)
    frames.push(file.subarray(at + 12, at + 12 + length))
    at += 12 + length
  }
  return { frames, frameMs }
}

const vp8Payloads = (frame: Buffer) =>
  Array.from({ length: Math.ceil(frame.length / PACKET_BYTES) }, (_, index) =>
    Buffer.concat([
      Buffer.from([index === 0 ? VP8_FIRST : VP8_NEXT]),
      frame.subarray(index * PACKET_BYTES, (index + 1) * PACKET_BYTES),
    ]),
  )

/** What the recording is encoded with, in the terms of a connection. */
export const clipCodecs = () => ({
  audio: [new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: AUDIO_CLOCK, channels: 2 })],
  video: [
    new RTCRtpCodecParameters({
      ...{ mimeType: 'video/VP8', clockRate: VIDEO_CLOCK },
      rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }],
    }),
  ],
})

interface Stream {
  /** The payloads sent together, one list per step. */
  steps: Buffer[][]
  stepMs: number
  clock: number
}

let read: Record<'audio' | 'video', Stream> | undefined
function streams() {
  if (read) return read
  const { frames, frameMs } = ivfFrames(readFileSync(CLIP.video))
  const sound = opusPackets(readFileSync(CLIP.audio))
  read = {
    audio: { steps: sound.map((packet) => [packet]), stepMs: AUDIO_MS, clock: AUDIO_CLOCK },
    video: { steps: frames.map(vp8Payloads), stepMs: frameMs, clock: VIDEO_CLOCK },
  }
  return read
}

/** One track of the recording, repeated for as long as it plays. */
export function clipTrack(kind: 'audio' | 'video') {
  const track = new MediaStreamTrack({ kind })
  const { steps, stepMs, clock } = streams()[kind]
  let sequence = 0
  let sent = 0
  let dueAt = 0
  let timer: NodeJS.Timeout | undefined

  function send() {
    const timestamp = Math.round((sent * stepMs * clock) / 1000) % 2 ** 32
    const payloads = steps[sent % steps.length]!
    for (const [index, payload] of payloads.entries()) {
      const marker = kind === 'video' && index === payloads.length - 1
      track.writeRtp(new RtpPacket(new RtpHeader({ sequenceNumber: sequence, timestamp, marker }), payload))
      sequence = (sequence + 1) % 65_536
    }
    sent += 1
  }
  function step() {
    const now = performance.now()
    if (now - dueAt > LATE_MS) dueAt = now
    for (; dueAt <= now; dueAt += stepMs) send()
    timer = setTimeout(step, Math.max(0, dueAt - performance.now()))
  }
  return {
    track,
    play() {
      if (timer) return
      dueAt = performance.now()
      step()
    },
    pause() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
