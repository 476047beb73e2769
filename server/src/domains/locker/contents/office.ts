import type { ProblemCode } from '#contract/problems.ts'
import { finder, unpack } from './inflating.ts'
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
/** A relation to a template or object that the program would fetch from elsewhere and run. */
const EXTERNAL = /TargetMode\s*=\s*["']External["']/i
const FETCHED = /\/(?:attachedTemplate|oleObject|frame|subDocument)["']/i
const fetchesFromOutside = (relations: string) =>
  relations.split('<').some((tag) => EXTERNAL.test(tag) && FETCHED.test(tag))

/** What is wrong with a DOCX or XLSX; undefined if nothing. */
export async function problemOfOffice(kind: 'docx' | 'xlsx', bytes: Buffer): Promise<ProblemCode | undefined> {
  const entries = entriesOf(bytes)
  if (!entries) return 'file_damaged'
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return 'file_mismatch'
  if (!entries.some(({ name }) => name === MAIN[kind].part)) return 'file_mismatch'
  if (entries.some(({ name }) => MACROS.test(name))) return 'file_unsafe'
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED_BYTES) return 'file_expands'
  for (const entry of entries) {
    const problem = await problemOfPart(kind, entry)
    if (problem) return problem
  }
  return undefined
}

async function problemOfPart(kind: 'docx' | 'xlsx', entry: Entry): Promise<ProblemCode | undefined> {
  const { name, packed, size } = entry
  const isList = name.endsWith('.rels') || name === '[Content_Types].xml'
  if (isList && size > MOST_LIST_BYTES) return 'file_expands'
  const isText = isList || /\.(?:xml|vml)$/i.test(name)
  const documentType = finder(DOCUMENT_TYPE)
  const list: Buffer[] = []
  const read = (chunk: Buffer) => {
    if (isText) documentType.add(chunk)
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
  if (documentType.found()) return 'file_unsafe'
  const text = Buffer.concat(list).toString('utf8')
  if (fetchesFromOutside(text)) return 'file_unsafe'
  if (name !== '[Content_Types].xml') return undefined
  if (/macroEnabled|vbaProject|activeX/i.test(text)) return 'file_unsafe'
  return text.includes(MAIN[kind].type) ? undefined : 'file_mismatch'
}
