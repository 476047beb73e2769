const TIMES = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/

const milliseconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000

/**
 * Captions every browser can read: WebVTT with valid times and texts. Files with styles are refused, because styles
 * could affect the page.
 */
export function cleanCaptions(text: string): string | undefined {
  const clean = text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd')
    .trim()
  const [head = '', ...blocks] = clean.split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(head)) return undefined
  if (blocks.some((block) => /^(?:STYLE|REGION)\b/.test(block))) return undefined
  const cues = blocks.filter((block) => block.includes('-->'))
  return cues.length > 0 && cues.every(isCue) ? `${clean}\n` : undefined
}

function isCue(block: string) {
  const lines = block.split('\n')
  const timed = lines.findIndex((line) => line.includes('-->'))
  const [, from, to] = TIMES.exec(lines[timed]?.trim() ?? '') ?? []
  return (
    timed <= 1 &&
    from !== undefined &&
    to !== undefined &&
    milliseconds(from) < milliseconds(to) &&
    lines.length > timed + 1
  )
}

/** Reads bytes of a file that may be larger than memory; fewer at its end. */
export type ReadAt = (offset: number, length: number) => Promise<Buffer>

/** The index of an hour of video is a few megabytes. */
const MOST_CONTENTS_BYTES = 32 * 1024 * 1024
const MOST_BOXES = 200
const LONGEST_SECONDS = 12 * 3600

interface Box {
  type: string
  /** Where its content begins and ends. */
  from: number
  to: number
}

/** The duration of an MP4 video with H.264, read from the file; undefined for anything else. */
export async function secondsOfFilm(read: ReadAt, bytes: number): Promise<number | undefined> {
  const contents = await contentsOf(read, bytes)
  if (!contents) return undefined
  const boxes = boxesIn(contents, 0, contents.length)
  const tracks = boxes.filter(({ type }) => type === 'trak')
  if (!tracks.some((track) => hasPictures(contents, track))) return undefined
  const seconds = secondsIn(contents, boxes)
  return seconds && seconds <= LONGEST_SECONDS ? Math.max(1, Math.round(seconds)) : undefined
}

/** The `moov` box, found by skipping the large boxes without reading them; a truncated file has none. */
async function contentsOf(read: ReadAt, bytes: number) {
  let contents: { from: number; bytes: number } | undefined
  let at = 0
  for (let seen = 0; seen < MOST_BOXES && at < bytes; seen++) {
    const head = await read(at, 16)
    const size = sizeOf(head, 0, bytes - at)
    const type = head.toString('latin1', 4, 8)
    if (size === undefined || at + size.whole > bytes) return undefined
    if (seen === 0 && type !== 'ftyp') return undefined
    if (type === 'moov') contents ??= { from: at + size.head, bytes: size.whole - size.head }
    at += size.whole
  }
  return contents && contents.bytes <= MOST_CONTENTS_BYTES ? read(contents.from, contents.bytes) : undefined
}

/** A size of 1 means that the next eight bytes have it, 0 means up to the end. */
function sizeOf(bytes: Buffer, at: number, left: number) {
  if (at + 8 > bytes.length) return undefined
  const short = bytes.readUInt32BE(at)
  if (short === 0) return { whole: left, head: 8 }
  if (short !== 1) return short >= 8 ? { whole: short, head: 8 } : undefined
  const long = at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0
  return long >= 16 && Number.isSafeInteger(long) ? { whole: long, head: 16 } : undefined
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to && boxes.length < MOST_BOXES) {
    const size = sizeOf(bytes, at, to - at)
    if (!size || at + size.whole > to) break
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + size.head, to: at + size.whole })
    at += size.whole
  }
  return boxes
}

const within = (bytes: Buffer, box: Box | undefined, type: string) =>
  box && boxesIn(bytes, box.from, box.to).find((inner) => inner.type === type)

const H264 = ['avc1', 'avc3']
/** After the version, the flags and the count of entries. */
const FIRST_ENTRY = 8

function hasPictures(bytes: Buffer, track: Box) {
  const media = within(bytes, track, 'mdia')
  const handler = within(bytes, media, 'hdlr')
  if (!handler || bytes.toString('latin1', handler.from + 8, handler.from + 12) !== 'vide') return false
  const samples = within(bytes, within(bytes, within(bytes, media, 'minf'), 'stbl'), 'stsd')
  return samples ? H264.includes(boxesIn(bytes, samples.from + FIRST_ENTRY, samples.to)[0]?.type ?? '') : false
}

function secondsIn(bytes: Buffer, boxes: Box[]) {
  const header = boxes.find(({ type }) => type === 'mvhd')
  if (!header) return undefined
  const long = bytes[header.from] === 1
  if (header.to - header.from < (long ? 32 : 20)) return undefined
  const scale = bytes.readUInt32BE(header.from + (long ? 20 : 12))
  const duration = long ? Number(bytes.readBigUInt64BE(header.from + 24)) : bytes.readUInt32BE(header.from + 16)
  return scale > 0 && duration > 0 ? duration / scale : undefined
}
