import { anOffice } from './documents.ts'

/** A DOCX whose directory declares fewer bytes than the part unpacks to. */
export function understated() {
  const bomb = anOffice('docx', { 'word/media/a.bin': Buffer.alloc(5 * 1024 * 1024) })
  const name = bomb.lastIndexOf('word/media/a.bin')
  bomb.writeUInt32LE(10, name - 46 + 24)
  return bomb
}

/** A DOCX with the same part twice in its directory, at the same bytes. */
export function overlapping() {
  const bytes = anOffice('docx')
  const end = bytes.length - 22
  const directory = bytes.readUInt32LE(end + 16)
  const first = bytes.subarray(directory, directory + 46 + bytes.readUInt16LE(directory + 28))
  const renamed = Buffer.from(first)
  renamed.write('{', 46)
  const tail = Buffer.from(bytes.subarray(end))
  tail.writeUInt16LE(tail.readUInt16LE(8) + 1, 8)
  tail.writeUInt16LE(tail.readUInt16LE(10) + 1, 10)
  tail.writeUInt32LE(tail.readUInt32LE(12) + renamed.length, 12)
  return Buffer.concat([bytes.subarray(0, end), renamed, tail])
}

/** A part whose local header has another name than the directory. */
export function twoNames() {
  const bytes = anOffice('docx', { 'word/a.xml': Buffer.from('<a/>') })
  bytes.write('word/b.xml', bytes.indexOf('word/a.xml'))
  return bytes
}

/** A DOCX with a part marked as encrypted. */
export function encryptedPart() {
  const bytes = anOffice('docx')
  const directory = bytes.readUInt32LE(bytes.length - 22 + 16)
  bytes.writeUInt16LE(1, directory + 8)
  return bytes
}
