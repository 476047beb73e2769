import type { ProblemCode } from '#contract/problems.ts'
import { finder, unpack } from './inflating.ts'

/** Unpacked content of all streams together: several scanned pages at 600 dpi without compression. */
const MOST_UNPACKED_BYTES = 400 * 1024 * 1024
const MOST_STREAMS = 20_000
const TAIL_BYTES = 2_048

/** Actions that run a script or a program, and files hidden inside; written plainly or with `#` codes. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)[^\w#]/
/** What is read as text at once. */
const READ_AT_ONCE = 256 * 1024
const END = Buffer.from('\n')
const HTML = /<(?:html|script|!doctype|svg|iframe|body|\?php)/i

/** What is wrong with a PDF; undefined if nothing. */
export async function problemOfPdf(bytes: Buffer): Promise<ProblemCode | undefined> {
  if (!/^%PDF-[12]\.\d[\r\n \t]/.test(bytes.toString('latin1', 0, 12))) return 'file_damaged'
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES))
  const end = /startxref\s{1,8}(\d{1,12})\s{1,8}%%EOF\s*$/.exec(tail)
  if (!end) return tail.includes('%%EOF') && !/%%EOF\s*$/.test(tail) ? 'file_unsafe' : 'file_damaged'
  if (!hasCrossReferences(bytes, Number(end[1]))) return 'file_damaged'
  if (HTML.test(bytes.toString('latin1', 0, 1_024)) || isArchiveToo(bytes)) return 'file_unsafe'
  const streams = streamsOf(bytes)
  if (!streams) return 'file_expands'
  if (isActiveOutsideStreams(bytes, streams)) return 'file_unsafe'
  return problemOfStreams(bytes, streams)
}

/** The table or stream that lists all objects is where the end of the file says. A linearized file begins with one. */
function hasCrossReferences(bytes: Buffer, offset: number) {
  const there = bytes.toString('latin1', offset, offset + 30)
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj)/.test(there)
}

/** Programs that unpack archives find them from the end of the file. */
function isArchiveToo(bytes: Buffer) {
  const from = Math.max(0, bytes.length - 65_557)
  for (let at = bytes.indexOf('PK\u0005\u0006', from, 'latin1'); at >= 0; at = bytes.indexOf('PK\u0005\u0006', at + 1))
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true
  return false
}

const withoutCodes = (text: string) =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

interface Stream {
  /** Its dictionary, as far as it was found. */
  about: string
  from: number
  to: number
}

/** Undefined if there are too many. */
function streamsOf(bytes: Buffer): Stream[] | undefined {
  const streams: Stream[] = []
  for (let at = bytes.indexOf('stream', 0, 'latin1'); at >= 0; ) {
    const about = bytes.toString('latin1', Math.max(0, at - 1_024), at)
    const opens = />>\s*$/.test(about)
    const lineEnd = bytes[at + 6] === 13 ? (bytes[at + 7] === 10 ? 2 : 1) : bytes[at + 6] === 10 ? 1 : 0
    if (!opens || lineEnd === 0) {
      at = bytes.indexOf('stream', at + 6, 'latin1')
      continue
    }
    const from = at + 6 + lineEnd
    const found = bytes.indexOf('endstream', from, 'latin1')
    const to = found < 0 ? bytes.length : found
    streams.push({ about: about.slice(about.lastIndexOf('obj') + 3), from, to })
    if (streams.length > MOST_STREAMS) return undefined
    at = bytes.indexOf('stream', to + 9, 'latin1')
  }
  return streams
}

/** Read in pieces: a PDF without streams would take a multiple of its size as text. */
function isActiveOutsideStreams(bytes: Buffer, streams: readonly Stream[]) {
  const active = finder([ACTIVE], { decode: withoutCodes })
  const read = (from: number, to: number) => {
    for (let at = from; at < to; at += READ_AT_ONCE) active.add(bytes.subarray(at, Math.min(at + READ_AT_ONCE, to)))
    active.add(END)
  }
  let at = 0
  for (const { from, to } of streams) {
    read(at, from)
    at = to
  }
  read(at, bytes.length)
  return active.found()
}

/** Unpacks every stream: none may expand without bound, and lists of objects may hide no active content. */
async function problemOfStreams(bytes: Buffer, streams: readonly Stream[]): Promise<ProblemCode | undefined> {
  let left = MOST_UNPACKED_BYTES
  for (const { about, from, to } of streams) {
    if (!/\/(?:FlateDecode|Fl)\b/.test(withoutCodes(about))) continue
    const active = /\/ObjStm\b/.test(withoutCodes(about)) ? finder([ACTIVE], { decode: withoutCodes }) : undefined
    const packed = bytes.subarray(from, to)
    // An encrypted stream cannot be unpacked here, and neither can a damaged one: viewers skip both.
    const unpacked = await unpack({ packed, format: 'zlib', maxBytes: left, ...(active && { onChunk: active.add }) })
    active?.add(END)
    if (unpacked.isTooLarge) return 'file_expands'
    if (active?.found()) return 'file_unsafe'
    left -= unpacked.bytes
  }
  return undefined
}
