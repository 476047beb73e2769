import { deflateSync } from 'node:zlib'
import { type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'
import type { Sent } from '#contract/endpoint.ts'
import { addDocument, beginDocumentUpload } from '#contract/locker/endpoints.ts'
import type { Person } from './people.ts'
import { sendBytes } from './uploads.ts'

/** The tree of so many empty pages, from object 2 on. */
export const emptyPages = (count: number) => [
  `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, page) => `${3 + page} 0 R`).join(' ')}] /Count ${count} >>`,
  ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>'),
]

/** A PDF with pages and any further objects, complete with its table of objects. */
export function aPdf(objects: readonly (string | Buffer)[] = [], pages: readonly string[] = emptyPages(1)): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const all = ['<< /Type /Catalog /Pages 2 0 R >>', ...pages, ...objects]
  for (const [index, object] of all.entries()) {
    offsets.push(length())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const table = length()
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  parts.push(Buffer.from(`xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}${trailer}`))
  return Buffer.concat(parts)
}

/** A stream object of a PDF, compressed unless `about` says otherwise. */
export function pdfStream(content: Buffer, about = '/Filter /FlateDecode'): Buffer {
  const packed = about.includes('FlateDecode') ? deflateSync(content, { level: 9 }) : content
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} ${about} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
}
const MAIN = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' }
const text = (words: string) => Buffer.from(words)

/** The parts of a small DOCX or XLSX; a test adds or replaces some. */
export const officeParts = (kind: 'docx' | 'xlsx', more: Zippable = {}): Zippable => ({
  '[Content_Types].xml': text(
    `<?xml version="1.0"?><Types><Override PartName="/${MAIN[kind]}" ContentType="${TYPES[kind]}"/></Types>`,
  ),
  '_rels/.rels': text('<?xml version="1.0"?><Relationships/>'),
  [MAIN[kind]]: text('<?xml version="1.0"?><document>Grinder first, mixer later.</document>'),
  ...more,
})
export const anOffice = (kind: 'docx' | 'xlsx', more: Zippable = {}) => Buffer.from(zipSync(officeParts(kind, more)))

export const aPicture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' = 'png', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c6b' } })
    .toFormat(format)
    .toBuffer()

/** Sends a file to the locker; returns the answer to the last step that was reached. */
export async function putInLocker(
  person: Person,
  name: string,
  bytes: Buffer,
  more: Partial<Sent<typeof addDocument>> = {},
) {
  const begun = await person.send(beginDocumentUpload, { name, bytes: bytes.length })
  if (begun.status !== 201) return begun as unknown as Awaited<ReturnType<typeof person.send<typeof addDocument>>>
  const { id, url } = begun.body.data.upload
  await sendBytes(person, url, 0, bytes)
  return person.send(addDocument, { uploadId: id, name, ...more })
}

/** A document in a person's locker. */
export async function aDocument(person: Person, name = 'floor-layout.pdf', bytes = aPdf()) {
  const { status, text: said, body } = await putInLocker(person, name, bytes)
  if (status !== 201) throw new Error(`the document was not stored: ${said}`)
  return body.data.document
}
