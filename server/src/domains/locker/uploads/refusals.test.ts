import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addDocument, beginDocumentUpload, listLocker } from '#contract/locker/endpoints.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { encryptedPart, overlapping, twoNames, understated } from '#test/broken-office.ts'
import { anOffice, aPdf, aPicture, officeParts, pdfStream, putInLocker } from '#test/documents.ts'
import { sendBytes } from '#test/uploads.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()
const owner = await there.aCustomer()

const MB = 1024 * 1024
const text = (words: string) => Buffer.from(words)
const png = await aPicture('png')
const jpeg = await aPicture('jpeg')
const webp = await aPicture('webp')
const docx = anOffice('docx')
const pdf = aPdf()
const with_ = (more: Parameters<typeof anOffice>[1]) => anOffice('docx', more)
const cut = (bytes: Buffer, share = 0.6) => bytes.subarray(0, Math.floor(bytes.length * share))

/** A PNG that declares 60,000 × 60,000 pixels. */
function pixelBomb() {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes
}

const packed = deflateRawSync(text('<a/>'))
const names: [why: string, name: string][] = [
  ['a path of Unix', '../../etc/passwd.pdf'],
  ['a path of Windows', '..\\..\\boot.pdf'],
  ['an absolute path', '/etc/shadow.pdf'],
  ['a drive', 'C:secret.pdf'],
  ['a null byte', 'bill.pdf\u0000.exe'],
  ['a line break', 'bill\r\nSet-Cookie: a=b.pdf'],
  ['reversed writing', 'bill\u202efdp.exe.pdf'],
  ['an isolate of direction', 'bill\u2066x\u2069.pdf'],
  ['a zero-width space', 'bi\u200bll.pdf'],
  ['a byte order mark', '\ufeffbill.pdf\ufeff.pdf'],
  ['half a character', 'bill\ud800.pdf'],
  ['a soft hyphen', 'bi\u00adll.pdf'],
  ['only an extension', '.pdf'],
  ['a device of Windows', 'CON.pdf'],
  ['a stream of Windows', 'bill.pdf:evil.exe'],
  ['markup', '<img src=x onerror=alert(1)>.pdf'],
  ['a quotation mark', 'a".pdf'],
  ['a trailing dot', 'bill.pdf.'],
  ['nothing', '   '],
  ['too many characters', `${'a'.repeat(200)}.pdf`],
]

const types: [why: string, name: string][] = [
  ['a program', 'setup.exe'],
  ['a page', 'page.html'],
  ['a drawing that runs scripts', 'logo.svg'],
  ['an archive', 'papers.zip'],
  ['a document with macros', 'report.docm'],
  ['an old document', 'report.doc'],
  ['an old scan', 'old-balance-sheet.tiff'],
  ['no extension', 'report'],
  ['a second extension', 'invoice.pdf.exe'],
  ['an inherited name', 'report.constructor'],
]

const contents: [why: string, name: string, bytes: Buffer, code: ProblemCode][] = [
  ['a picture named as PDF', 'a.pdf', png, 'file_mismatch'],
  ['a PDF named as picture', 'a.png', pdf, 'file_mismatch'],
  ['a JPEG named as PNG', 'a.png', jpeg, 'file_mismatch'],
  ['a WebP named as JPEG', 'a.jpg', webp, 'file_mismatch'],
  ['a GIF named as PNG', 'a.png', await aPicture('gif'), 'file_mismatch'],
  ['a page named as PDF', 'a.pdf', text('<html><script>alert(1)</script></html>'.repeat(9)), 'file_mismatch'],
  ['a program named as PDF', 'a.pdf', Buffer.concat([text('MZ'), randomBytes(500)]), 'file_mismatch'],
  ['an XLSX named as DOCX', 'a.docx', anOffice('xlsx'), 'file_mismatch'],
  ['a DOCX named as XLSX', 'a.xlsx', docx, 'file_mismatch'],
  ['a plain archive named as DOCX', 'a.docx', with_({ '[Content_Types].xml': text('<Types/>') }), 'file_mismatch'],
  ['a PDF after a page', 'a.pdf', Buffer.concat([text('<html>'), pdf]), 'file_mismatch'],
  ['a PDF before an archive', 'a.pdf', Buffer.concat([pdf, docx]), 'file_unsafe'],
  ['a PDF before a page', 'a.pdf', Buffer.concat([pdf, text('<script>alert(1)</script>')]), 'file_unsafe'],
  ['a PDF with a page in its first bytes', 'a.pdf', aPdfWithPage(), 'file_unsafe'],
  ['a PDF that is an archive too', 'a.pdf', archiveInPdf(), 'file_unsafe'],
  ['an archive after other bytes', 'a.docx', Buffer.concat([text('GIF89a'), docx]), 'file_mismatch'],
  ['an archive before other bytes', 'a.docx', Buffer.concat([docx, text('trailing')]), 'file_damaged'],
  ['an archive between other bytes', 'a.docx', Buffer.concat([docx.subarray(0, 4), docx]), 'file_damaged'],
  ['a PDF that runs a script', 'a.pdf', aPdf(['<< /S /JavaScript /JS (app.alert(1)) >>']), 'file_unsafe'],
  ['a PDF that spells it in codes', 'a.pdf', aPdf(['<< /S /J#61vaScript >>']), 'file_unsafe'],
  ['a PDF that starts a program', 'a.pdf', aPdf(['<< /S /Launch /F (cmd.exe) >>']), 'file_unsafe'],
  ['a PDF with a file inside', 'a.pdf', aPdf(['<< /Type /EmbeddedFile >>']), 'file_unsafe'],
  [
    'a PDF that hides its script in a packed object',
    'a.pdf',
    aPdf([pdfStream(text('9 0 << /S /JavaScript /JS (x) >>'), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')]),
    'file_unsafe',
  ],
  [
    'a PDF that spells it in codes across two pieces of 4 kB',
    'a.pdf',
    aPdf([pdfStream(text(`${' '.repeat(4_090)}/Java#53cript (x)`), '/Type /ObjStm /Filter /FlateDecode')]),
    'file_unsafe',
  ],
  [
    'a PDF that hides it in a list that does not say what it is',
    'a.pdf',
    aPdf([pdfStream(text('9 0 << /S /JavaScript /JS (x) >>'), '/N 1 /First 4 /Filter /FlateDecode')]),
    'file_unsafe',
  ],
  [
    'a PDF with a script between comments that look like a stream',
    'a.pdf',
    aPdf(['(%>>stream\n<< /S /Java#53cript /JS (x) >>\n%endstream)']),
    'file_unsafe',
  ],
  [
    'a PDF with a list of objects in digits',
    'a.pdf',
    aPdf([pdfStream(text('39203020'), '/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode')]),
    'file_unsafe',
  ],
  [
    'a PDF with a list of objects in digits that does not say what it is',
    'a.pdf',
    aPdf([pdfStream(text('39203020'), '/N 1 /First 4 /Filter [/ASCIIHexDecode /Fl]')]),
    'file_unsafe',
  ],
  [
    'a PDF with a list of objects that is packed twice',
    'a.pdf',
    aPdf([
      pdfStream(deflateSync(text('9 0 << /S /JavaScript >>')), '/N 1 /First 4 /Filter [/FlateDecode /FlateDecode]'),
    ]),
    'file_unsafe',
  ],
  [
    'a PDF with a list of objects behind a predictor',
    'a.pdf',
    aPdf([
      pdfStream(text('9 0 <<>>'), '/Type /ObjStm /N 1 /First 4 /DecodeParms << /Predictor 12 >> /Filter /FlateDecode'),
    ]),
    'file_unsafe',
  ],
  [
    'a PDF with a list of objects that cannot be unpacked',
    'a.pdf',
    aPdf([pdfStream(text('9 0 <<>>'), '/Type /ObjStm /N 1 /First 4 /Filter /Fl')]),
    'file_damaged',
  ],
  [
    'a PDF with space after the dictionary of a list',
    'a.pdf',
    aPdf([
      Buffer.from(
        pdfStream(text('9 0 << /S /JavaScript >>'), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')
          .toString('latin1')
          .replace('>>\nstream', `>>${' '.repeat(1_100)}\nstream`),
        'latin1',
      ),
    ]),
    'file_unsafe',
  ],
  ['a PDF that expands', 'a.pdf', aPdf([pdfStream(Buffer.alloc(130 * MB))]), 'file_expands'],
  [
    'a PDF with a list of objects that expands',
    'a.pdf',
    aPdf([pdfStream(Buffer.alloc(33 * MB, '#41'), '/Type /ObjStm /Filter /FlateDecode')]),
    'file_expands',
  ],
  ['a PDF cut off', 'a.pdf', cut(pdf), 'file_damaged'],
  ['a PDF without its table', 'a.pdf', text('%PDF-1.7\n1 0 obj\nendobj\nstartxref\n99999\n%%EOF'), 'file_damaged'],
  ['a PDF of its first line', 'a.pdf', text('%PDF-1.7\n'), 'file_damaged'],
  ['a DOCX cut off', 'a.docx', cut(docx), 'file_damaged'],
  ['a PNG cut off', 'a.png', cut(await aPicture('png', 400, 300), 0.5), 'unsupported_image'],
  ['a JPEG of noise', 'a.jpg', Buffer.concat([Buffer.from('ffd8ff', 'hex'), randomBytes(900)]), 'unsupported_image'],
  ['a WebP of noise', 'a.webp', Buffer.concat([webp.subarray(0, 12), randomBytes(900)]), 'unsupported_image'],
  ['a picture of too many pixels', 'a.png', pixelBomb(), 'too_many_pixels'],
  ['a DOCX with macros', 'a.docx', with_({ 'word/vbaProject.bin': text('x') }), 'file_unsafe'],
  ['a DOCX with ActiveX', 'a.docx', with_({ 'word/activeX/activeX1.xml': text('<a/>') }), 'file_unsafe'],
  ['a DOCX with a program', 'a.docx', with_({ 'word/embeddings/setup.exe': text('MZ') }), 'file_unsafe'],
  [
    'a DOCX with endless entities',
    'a.docx',
    with_({ 'word/a.xml': text('<!DOCTYPE a [<!ENTITY b "c">]><a/>') }),
    'file_unsafe',
  ],
  [
    'a DOCX with entities in UTF-16',
    'a.docx',
    with_({ 'word/a.xml': Buffer.from('\ufeff<!DOCTYPE a []><a/>', 'utf16le') }),
    'file_unsafe',
  ],
  [
    'a DOCX with a template elsewhere',
    'a.docx',
    with_({
      'word/_rels/settings.xml.rels': text(
        '<Relationship Type="http://x/attachedTemplate" Target="http://evil.example/a.dotm" TargetMode="External"/>',
      ),
    }),
    'file_unsafe',
  ],
  ['a DOCX that expands', 'a.docx', with_({ 'word/media/a.bin': Buffer.alloc(101 * MB) }), 'file_expands'],
  ['a DOCX that lies about its size', 'a.docx', understated(), 'file_expands'],
  ['a DOCX whose parts overlap', 'a.docx', overlapping(), 'file_damaged'],
  ['a DOCX that reads differently elsewhere', 'a.docx', twoNames(), 'file_damaged'],
  ['a DOCX with a path upwards', 'a.docx', with_({ '../../evil.xml': text('<a/>') }), 'file_damaged'],
  ['a DOCX with a path of Windows', 'a.docx', with_({ 'word\\..\\evil.xml': text('<a/>') }), 'file_damaged'],
  ['a DOCX with two parts of one name', 'a.docx', with_({ 'WORD/document.xml': text('<a/>') }), 'file_damaged'],
  ['a DOCX with thousands of parts', 'a.docx', with_(manyParts()), 'file_damaged'],
  ['a DOCX with a password', 'a.docx', encryptedPart(), 'file_damaged'],
  ['bytes of a DOCX without a directory', 'a.docx', Buffer.concat([docx.subarray(0, 4), packed]), 'file_damaged'],
]

function manyParts() {
  return Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`word/p${index}.xml`, text('<a/>')]))
}

function aPdfWithPage() {
  return aPdf(['(<script>alert(1)</script>)'])
}

/** An archive whose comment is the end of the PDF. */
function archiveInPdf() {
  const whole = aPdf([pdfStream(Buffer.concat([docx.subarray(0, -22), Buffer.alloc(22)]), '/Filter /None')])
  const end = docx.subarray(-22)
  const at = whole.indexOf('\nendstream') - 22
  end.copy(whole, at)
  whole.writeUInt16LE(whole.length - at - 22, at + 20)
  return whole
}

test('there are at least 60 kinds of bad uploads here', () => {
  expect(names.length + types.length + contents.length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(officeParts('docx'))).toHaveLength(3)
})

test.each(names)('a name with %s is refused before the first byte, with what to change', async (_, name) => {
  const { status, body } = await owner.send(beginDocumentUpload, { name, bytes: 100 })
  expect([status, body.code]).toEqual([422, 'invalid'])
  expect(body.errors!.name!.length).toBeGreaterThan(0)
})

test.each(types)('a file that is %s by its name is refused before the first byte', async (_, name) => {
  const { status, body } = await owner.send(beginDocumentUpload, { name, bytes: 100 })
  expect([status, body.code]).toEqual([415, 'file_type_refused'])
  expect(body.message).toContain('PDF')
})

test.each(contents)('%s is refused by its content, and nothing is stored', async (_, name, bytes, code) => {
  const { body } = await putInLocker(owner, name, bytes)
  expect([body.code, body.message!.length > 20]).toEqual([code, true])
  const { data } = (await owner.send(listLocker, {})).body
  expect([data.count, data.usedBytes]).toEqual([0, 0])
})

test('an upload whose bytes were lost in a power failure is refused, and can be sent again', async () => {
  for (const harm of [rmSync, (path: string) => truncateSync(path, 100)]) {
    const { upload } = (await owner.send(beginDocumentUpload, { name: 'a.pdf', bytes: pdf.length })).body.data
    await sendBytes(owner, upload.url, 0, pdf)
    const { rows } = await there.pool.query<{ folder: string }>(
      'select folder from stored_files where id = (select file_id from uploads where id = $1)',
      [upload.id],
    )
    const folder = join(there.config.dataDir, 'files', rows[0]!.folder)
    for (const part of readdirSync(folder)) harm(join(folder, part))
    const completed = () => owner.send(addDocument, { uploadId: upload.id, name: 'a.pdf' })
    expect((await completed()).body.code).toBe('file_damaged')
    expect((await completed()).status).toBe(404)
  }
})

test('an empty file and one over the limit are refused before the first byte', async () => {
  expect((await owner.send(beginDocumentUpload, { name: 'a.pdf', bytes: 0 })).status).toBe(422)
  const { body } = await owner.send(beginDocumentUpload, { name: 'a.pdf', bytes: 10 * MB + 1 })
  expect(body.code).toBe('file_too_large')
})

test.each([
  ['a PDF', 'दस्तावेज़ १.pdf', pdf],
  ['a PDF whose content is packed', 'packed.pdf', aPdf([pdfStream(text('BT (Hello) Tj ET'))])],
  ['a picture', 'photo.JPG', jpeg],
  ['a DOCX', 'report.docx', docx],
  ['an XLSX', 'cost-sheet.xlsx', anOffice('xlsx', { 'xl/worksheets/sheet1.xml': Buffer.alloc(3 * MB, '<c/>') })],
])('%s is accepted', async (_, name, bytes) => {
  const somebody = await there.aCustomer()
  const { status, body } = await putInLocker(somebody, name, bytes)
  expect([status, body.data.document?.name]).toEqual([201, name])
})
