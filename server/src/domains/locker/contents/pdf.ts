import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ProblemCode } from '#contract/problems.ts'
import { finder, unpack } from './inflating.ts'

const MB = 1024 * 1024
/**
 * Unpacked content of all streams together: several scanned pages at 600 dpi; of a small file, one. Blank pages shrink
 * to a thousandth, scanned ones to a tenth.
 */
const mostUnpackedBytes = (fileBytes: number) => Math.min(400 * MB, Math.max(128 * MB, 100 * fileBytes))
/** Lists of objects, which are searched; those of a book of a thousand pages take a few megabytes. */
const MOST_LIST_BYTES = 32 * MB
const MOST_STREAMS = 20_000
/** Words examined before other requests get their turn. */
const WORDS_AT_ONCE = 5_000
const TAIL_BYTES = 2_048

/** Actions that run a script or a program, and files hidden inside; written plainly or with `#` codes. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)[^\w#]/
/** Those that no picture contains by chance: searched in all bytes, since viewers may not see a stream where we do. */
const ACTIVE_NAMES = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia'].map((name) => Buffer.from(name))
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
  const streams = await streamsOf(bytes)
  if (!streams) return 'file_expands'
  if ((await isActiveOutsideStreams(bytes, streams)) || (await hasActiveNames(bytes))) return 'file_unsafe'
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

const HASH = 35

/** Names may be written with codes: `#41` is A. */
function withoutCodes(bytes: Buffer) {
  const next = (from: number) => (bytes[from] === HASH ? from : bytes.indexOf(HASH, from))
  let at = next(0)
  if (at < 0) return bytes
  const plain = Buffer.allocUnsafe(bytes.length)
  let from = 0
  let length = 0
  for (; at >= 0; at = next(at + 1)) {
    const code = codeAt(bytes, at)
    if (Number.isNaN(code)) continue
    if (at > from) length += bytes.copy(plain, length, from, at)
    plain[length++] = code
    from = at + 3
    at += 2
  }
  length += bytes.copy(plain, length, from)
  return plain.subarray(0, length)
}

function hexDigit(byte: number | undefined) {
  if (byte === undefined) return Number.NaN
  if (byte >= 48 && byte <= 57) return byte - 48
  const letter = byte | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : Number.NaN
}

interface Stream {
  /** What stands between the stream before and this one: its dictionary, and objects without a stream. */
  about: string
  from: number
  to: number
}

/** Undefined if there are too many. */
async function streamsOf(bytes: Buffer): Promise<Stream[] | undefined> {
  const streams: Stream[] = []
  let words = 0
  let end = 0
  for (let at = bytes.indexOf('stream', 0, 'latin1'); at >= 0; ) {
    words += 1
    if (words % WORDS_AT_ONCE === 0) await nextTurn()
    const lineEnd = bytes[at + 6] === 13 ? (bytes[at + 7] === 10 ? 2 : 1) : bytes[at + 6] === 10 ? 1 : 0
    if (lineEnd === 0 || !followsDictionary(bytes, at)) {
      at = bytes.indexOf('stream', at + 6, 'latin1')
      continue
    }
    const from = at + 6 + lineEnd
    const to = endOfStream(bytes, from)
    const about = withoutCodes(bytes.subarray(Math.max(end, at - READ_AT_ONCE), at)).toString('latin1')
    streams.push({ about, from, to })
    if (streams.length > MOST_STREAMS) return undefined
    end = to
    at = bytes.indexOf('stream', to + 9, 'latin1')
  }
  return streams
}

const GREATER = 62
const isSpace = (byte: number | undefined) =>
  byte === 0 || byte === 32 || (byte !== undefined && byte >= 9 && byte <= 13)

/** Whether `>>` ends before a word, with space in between. */
function followsDictionary(bytes: Buffer, word: number) {
  let at = word - 1
  while (isSpace(bytes[at])) at -= 1
  return bytes[at] === GREATER && bytes[at - 1] === GREATER
}

/** Words of fewer than 8 bytes are searched several times faster. */
const END_BEGINS = 'endstre'
const END_CONTINUES = 'am'

function endOfStream(bytes: Buffer, from: number) {
  for (let at = bytes.indexOf(END_BEGINS, from, 'latin1'); at >= 0; at = bytes.indexOf(END_BEGINS, at + 1, 'latin1')) {
    const rest = at + END_BEGINS.length
    if (bytes.toString('latin1', rest, rest + END_CONTINUES.length) === END_CONTINUES) return at
  }
  return bytes.length
}

/** Read in pieces: a PDF without streams would take a multiple of its size as text. */
async function isActiveOutsideStreams(bytes: Buffer, streams: readonly Stream[]) {
  const active = finder([ACTIVE], { decode: withoutCodes })
  let sinceTurn = 0
  const read = async (from: number, to: number) => {
    for (let at = from; at < to; at += READ_AT_ONCE) {
      const piece = bytes.subarray(at, Math.min(at + READ_AT_ONCE, to))
      active.add(piece)
      sinceTurn += piece.length
      if (sinceTurn < READ_AT_ONCE) continue
      sinceTurn = 0
      await nextTurn()
    }
    active.add(END)
  }
  let at = 0
  for (const { from, to } of streams) {
    await read(at, from)
    at = to
  }
  await read(at, bytes.length)
  return active.found()
}

const SLASH = 47
/** The first letters of these names. */
const BEGINNINGS = new Set(ACTIVE_NAMES.map((name) => name[1]!))
/** A slash as a code begins with these bytes. */
const CODED_SLASH = Buffer.from('#2')
const LETTER_S = 115
const isWord = (byte: number) => /\w/.test(String.fromCharCode(byte))

/** Few places begin like such a name; only these are read. */
async function hasActiveNames(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += READ_AT_ONCE) {
    // One byte more, for a code across two pieces.
    const piece = bytes.subarray(from, from + READ_AT_ONCE + 1)
    for (let at = piece.indexOf(SLASH); at >= 0; at = piece.indexOf(SLASH, at + 1)) {
      const next = bytes[from + at + 1]!
      if ((next === HASH || BEGINNINGS.has(next)) && isActiveName(bytes, from + at)) return true
    }
    for (let at = piece.indexOf(CODED_SLASH); at >= 0; at = piece.indexOf(CODED_SLASH, at + 1))
      if (isActiveName(bytes, from + at)) return true
    await nextTurn()
  }
  return false
}

const isActiveName = (bytes: Buffer, at: number) =>
  ACTIVE_NAMES.some((name) => {
    const end = endOfName(bytes, at, name)
    if (end === undefined) return false
    // The list of attached files is a name of its own.
    const last = byteAt(bytes, end) === LETTER_S ? end + widthAt(bytes, end) : end
    return last >= bytes.length || !isWord(byteAt(bytes, last))
  })

/** Where a name ends that begins at a place, written plainly or with codes; undefined if it is another. */
function endOfName(bytes: Buffer, from: number, name: Buffer) {
  let at = from
  for (const letter of name) {
    if (byteAt(bytes, at) !== letter) return undefined
    at += widthAt(bytes, at)
  }
  return at
}

const codeAt = (bytes: Buffer, at: number) =>
  bytes[at] === HASH ? hexDigit(bytes[at + 1]) * 16 + hexDigit(bytes[at + 2]) : Number.NaN
/** The byte that is written at a place, plainly or as a code. */
const byteAt = (bytes: Buffer, at: number) => {
  const code = codeAt(bytes, at)
  return Number.isNaN(code) ? bytes[at]! : code
}
const widthAt = (bytes: Buffer, at: number) => (Number.isNaN(codeAt(bytes, at)) ? 1 : 3)

/** A list of objects as viewers find it, also if its dictionary does not say so: pairs of numbers, then objects. */
const LIST = /^\s*(?:\d{1,10}\s+\d{1,10}\s+)+(?:<<|\[|\/|\()/
const isListed = (about: string) =>
  /\/ObjStm\b/.test(about) || (/\/First\s{1,99}\d{1,10}\s{0,99}[/>]/.test(about) && /\/N\s{0,99}\d/.test(about))
/** Anything but one Flate without a predictor, which would hide what the list contains. */
const OTHER_FILTER = /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Predictor)\b/
const isPackedOtherwise = (about: string) =>
  OTHER_FILTER.test(about) || (about.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0) > 1

/** Unpacks every stream: none may expand without bound, and lists of objects may hide no active content. */
async function problemOfStreams(bytes: Buffer, streams: readonly Stream[]): Promise<ProblemCode | undefined> {
  // The streams of a PDF with a password cannot be read here. Bank statements often have one.
  const isEncrypted = () => bytes.includes('/Encrypt')
  let left = mostUnpackedBytes(bytes.length)
  let listBytes = 0
  for (const { about, from, to } of streams) {
    const isDeclared = isListed(about)
    // Programs write lists packed by Flate alone, or not at all.
    if (isDeclared && isPackedOtherwise(about)) return 'file_unsafe'
    if (!/\/(?:FlateDecode|Fl)\b/.test(about)) continue
    const active = finder([ACTIVE], { decode: withoutCodes })
    let isList: boolean | undefined = isDeclared || undefined
    const onChunk = (chunk: Buffer) => {
      isList ??= LIST.test(chunk.toString('latin1'))
      if (!isList) return
      listBytes += chunk.length
      if (listBytes <= MOST_LIST_BYTES) active.add(chunk)
    }
    const unpacked = await unpack({ packed: bytes.subarray(from, to), format: 'zlib', maxBytes: left, onChunk })
    active.add(END)
    if (unpacked.isTooLarge || listBytes > MOST_LIST_BYTES) return 'file_expands'
    if (active.found()) return 'file_unsafe'
    if (unpacked.isBroken && isDeclared && !isEncrypted()) return 'file_damaged'
    left -= unpacked.bytes
  }
  return undefined
}
