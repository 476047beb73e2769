/** One file of a ZIP archive. */
export interface Entry {
  name: string
  method: number
  packed: Buffer
  /** Unpacked size that the archive declares. */
  size: number
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const END_BYTES = 22
const MOST_ENTRIES = 2_000
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 0x1
const HAS_DESCRIPTOR = 0x8

/**
 * The files of an archive, read strictly: nothing before, between or after them, each named once, and both lists of
 * names equal. Office programs write such archives; polyglots and archives that unpack differently elsewhere do not
 * qualify. Undefined if anything is unusual.
 */
export function entriesOf(bytes: Buffer): Entry[] | undefined {
  const end = bytes.length - END_BYTES
  if (end < 0 || bytes.readUInt32LE(end) !== END || bytes.readUInt16LE(end + 20) !== 0) return undefined
  const count = bytes.readUInt16LE(end + 10)
  const directory = bytes.readUInt32LE(end + 16)
  if (bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count) return undefined
  if (count > MOST_ENTRIES || directory + bytes.readUInt32LE(end + 12) !== end) return undefined
  const listed: Listed[] = []
  let at = directory
  for (let index = 0; index < count; index++) {
    const one = listedAt(bytes, at, end)
    if (!one) return undefined
    listed.push(one)
    at += one.length
  }
  if (at !== end || new Set(listed.map(({ name }) => name.toLowerCase())).size !== count) return undefined
  return unpackable(bytes, listed, directory)
}

interface Listed {
  name: string
  method: number
  flags: number
  packedBytes: number
  size: number
  offset: number
  /** Of the directory's own record. */
  length: number
}

function listedAt(bytes: Buffer, at: number, end: number): Listed | undefined {
  if (at + 46 > end || bytes.readUInt32LE(at) !== CENTRAL) return undefined
  const [nameBytes, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
    number,
    number,
    number,
  ]
  const length = 46 + nameBytes + extra + comment
  if (at + length > end) return undefined
  const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes)
  const method = bytes.readUInt16LE(at + 10)
  const flags = bytes.readUInt16LE(at + 8)
  if (!isPlainPath(name) || flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) return undefined
  const [packedBytes, size, offset] = [20, 24, 42].map((place) => bytes.readUInt32LE(at + place)) as [
    number,
    number,
    number,
  ]
  return { name, method, flags, packedBytes, size, offset, length }
}

function isPlainPath(name: string) {
  const parts = name.replace(/\/$/, '').split('/')
  return !/[\p{Cc}\\:\ufffd]/u.test(name) && parts.every((part) => part !== '' && part !== '.' && part !== '..')
}

/** Each local header must repeat the directory, and the files must fill the archive from its first byte. */
function unpackable(bytes: Buffer, listed: readonly Listed[], directory: number): Entry[] | undefined {
  const entries: Entry[] = []
  let at = 0
  for (const one of listed.toSorted((a, b) => a.offset - b.offset)) {
    const { name, method, flags, packedBytes, size, offset } = one
    if (offset !== at || offset + 30 > directory || bytes.readUInt32LE(offset) !== LOCAL) return undefined
    const nameBytes = bytes.readUInt16LE(offset + 26)
    const start = offset + 30 + nameBytes + bytes.readUInt16LE(offset + 28)
    const isSame =
      bytes.toString('utf8', offset + 30, offset + 30 + nameBytes) === name && bytes.readUInt16LE(offset + 8) === method
    if (!isSame || start + packedBytes > directory) return undefined
    entries.push({ name, method, packed: bytes.subarray(start, start + packedBytes), size })
    at = start + packedBytes
    if (flags & HAS_DESCRIPTOR) at += descriptorAt(bytes, at)
  }
  return at === directory ? entries : undefined
}

const DESCRIPTOR = 0x08074b50
/** Length of the sizes that follow data whose length was not known in advance, with or without their signature. */
const descriptorAt = (bytes: Buffer, at: number) =>
  at + 4 <= bytes.length && bytes.readUInt32LE(at) === DESCRIPTOR ? 16 : 12

export const isDeflated = ({ method }: Entry) => method === DEFLATED
