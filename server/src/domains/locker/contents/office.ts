import type { ProblemCode } from '#contract/problems.ts'
import { finder, unpack } from './inflating.ts'
import { fieldFinder } from './office-fields.ts'
import { isUnsafeRelation, tagsOf } from './office-lists.ts'
import { type Entry, entriesOf, isDeflated } from './zip.ts'

/** Far above a long report with its tables; beyond it, opening the file would burden any phone. */
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024
/** Lists of parts and relations, which are read whole. */
const MOST_LIST_BYTES = 2 * 1024 * 1024

const MAIN = {
  docx: { part: 'word/document.xml', type: 'wordprocessingml.document.main+xml' },
  xlsx: { part: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
} as const

const MACROS = /(?:vbaProject\.bin|vbaData\.xml|\/activeX\/|\.(?:exe|dll|js|vbs|bat|cmd|scr|ps1|jar))$|\/activeX\//i
/** Office formats have no document types; one would define entities that expand without end. UTF-16 is checked too. */
const DOCUMENT_TYPE = [/<!DOCTYPE/i, /<!ENTITY/i, /<\0!\0D\0O\0C\0T\0Y\0P\0E/i, /\0<\0!\0D\0O\0C\0T\0Y\0P\0E/i]
/** Objects of other programs. Data of charts is in a workbook here, which cannot have macros. */
const isObject = (name: string) => /\/embeddings\//i.test(name) && !/\.(?:xlsx|docx|pptx)$/i.test(name)
const OLE_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** What is wrong with a DOCX or XLSX; undefined if nothing. */
export async function problemOfOffice(kind: 'docx' | 'xlsx', bytes: Buffer): Promise<ProblemCode | undefined> {
  const entries = entriesOf(bytes)
  if (!entries) return 'file_damaged'
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return 'file_mismatch'
  if (!entries.some(({ name }) => name === MAIN[kind].part)) return 'file_mismatch'
  if (entries.some(({ name }) => MACROS.test(name) || isObject(name))) return 'file_unsafe'
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED_BYTES) return 'file_expands'
  for (const entry of entries) {
    const problem = await problemOfPart(kind, entry)
    if (problem) return problem
  }
  return undefined
}

async function problemOfPart(kind: 'docx' | 'xlsx', entry: Entry): Promise<ProblemCode | undefined> {
  const { name, packed, size } = entry
  const isList = /\.rels$/i.test(name) || name === '[Content_Types].xml'
  if (isList && size > MOST_LIST_BYTES) return 'file_expands'
  const isText = isList || /\.(?:xml|vml)$/i.test(name)
  const documentType = finder(DOCUMENT_TYPE)
  const fields = fieldFinder()
  const list: Buffer[] = []
  let isOle = false
  let isBeginning = true
  const read = (chunk: Buffer) => {
    if (isBeginning) isOle = chunk.subarray(0, OLE_FILE.length).equals(OLE_FILE)
    isBeginning = false
    if (isText) documentType.add(chunk)
    if (isText) fields.add(chunk)
    if (isList) list.push(chunk)
  }
  if (isDeflated(entry)) {
    const { bytes, isTooLarge, isBroken } = await unpack({ packed, format: 'raw', maxBytes: size, onChunk: read })
    if (isTooLarge) return 'file_expands'
    if (isBroken || bytes !== size) return 'file_damaged'
  } else {
    if (packed.length !== size) return 'file_damaged'
    read(packed)
  }
  if (isOle || documentType.found() || fields.found()) return 'file_unsafe'
  return isList ? problemOfList(kind, name, Buffer.concat(list)) : undefined
}

function problemOfList(kind: 'docx' | 'xlsx', name: string, bytes: Buffer): ProblemCode | undefined {
  const tags = tagsOf(bytes)
  if (!tags || tags.some(isUnsafeRelation)) return 'file_unsafe'
  if (name !== '[Content_Types].xml') return undefined
  const values = tags.flatMap(({ attributes }) => [...attributes.values()])
  if (values.some((value) => /macroEnabled|vbaProject|activeX/i.test(value))) return 'file_unsafe'
  return values.some((value) => value.includes(MAIN[kind].type)) ? undefined : 'file_mismatch'
}
