import { buffer } from 'node:stream/consumers'
import type { PDFDocument as Pdf } from 'pdf-lib'
import { type FontName, fontFiles } from '#server/platform/documents/fonts.ts'

const FONT: FontName = 'body'
const HEIGHT = 14
const SIZE = 8
const MARGIN = 18
/** Of a page, in points: an inch, and the largest that viewers show. */
const SHORTEST_SIDE = 72
const LONGEST_SIDE = 14_400
const DEEPEST = 100
/** As long as a buyer's name can be. */
const EXAMPLE_TEXT = 'W'.repeat(140)

/** One line as a PDF of its own, because only this library shapes Devanagari. */
async function lineOf(text: string) {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({ autoFirstPage: false })
  doc.registerFont(FONT, fontFiles()[FONT])
  doc.font(FONT).fontSize(SIZE)
  const width = Math.ceil(doc.widthOfString(text)) + 2 * MARGIN
  doc.addPage({ size: [width, HEIGHT], margin: 0 })
  doc.fillColor('#46535a').text(text, MARGIN, 2, { lineBreak: false })
  doc.end()
  return buffer(doc)
}

/** The library is loaded with the first file, so that other processes use less memory. */
const opened = async (bytes: Uint8Array) => (await import('pdf-lib')).PDFDocument.load(bytes, { updateMetadata: false })

/** The same text at the bottom of every page, smaller on a narrow one; pages are upright whatever their rotation. */
export async function stampPdf(bytes: Uint8Array, text: string): Promise<Uint8Array> {
  const { degrees } = await import('pdf-lib')
  const pdf = await opened(bytes)
  const line = (await pdf.embedPdf(await lineOf(text)))[0]!
  for (const page of pdf.getPages()) {
    const { x, y, width, height } = page.getCropBox()
    const angle = ((page.getRotation().angle % 360) + 360) % 360
    const scale = Math.min(1, (angle % 180 === 0 ? width : height) / line.width)
    const corner = { 0: [x, y], 90: [x + width, y], 180: [x + width, y + height], 270: [x, y + height] }[angle]
    const [left, bottom] = corner ?? [x, y]
    page.drawPage(line, { x: left!, y: bottom!, xScale: scale, yScale: scale, rotate: degrees(angle) })
  }
  return pdf.save()
}

export type Examined = { count: number; preview: Uint8Array } | 'unreadable' | 'too_many_pages'

/** Whether a file can be stamped for every buyer; the number of its pages, and the first ones as a file of its own. */
export async function examinePdf(
  bytes: Uint8Array,
  { previewPages, mostPages }: { previewPages: number; mostPages: number },
): Promise<Examined> {
  try {
    const whole = await opened(bytes)
    const count = await countPages(whole, mostPages)
    if (count === undefined || count === 0) return 'unreadable'
    if (count > mostPages) return 'too_many_pages'
    if (!whole.getPages().every(isOfUsualSize)) return 'unreadable'
    await stampPdf(bytes, EXAMPLE_TEXT)
    return { count, preview: await firstPages(whole, Math.min(previewPages, count)) }
  } catch {
    return 'unreadable'
  }
}

/**
 * Counted before anything else walks the tree: a small file can name the same branch again and again, for billions of
 * pages. Undefined for such a file; more than the most for every longer one.
 */
async function countPages(pdf: Pdf, most: number): Promise<number | undefined> {
  const { PDFArray, PDFDict, PDFName } = await import('pdf-lib')
  const kids = PDFName.of('Kids')
  const seen = new Set<unknown>()
  const open: { node: unknown; depth: number }[] = [{ node: pdf.catalog.get(PDFName.of('Pages')), depth: 0 }]
  let pages = 0
  for (let next = open.pop(); next && pages <= most; next = open.pop()) {
    const node = pdf.context.lookup(next.node as never)
    if (!(node instanceof PDFDict) || seen.has(node) || next.depth > DEEPEST) return undefined
    seen.add(node)
    const below = node.lookup(kids)
    if (!(below instanceof PDFArray)) pages += 1
    else if (below.size() > most) return most + 1
    else for (const kid of below.asArray()) open.push({ node: kid, depth: next.depth + 1 })
  }
  return pages
}

const isOfUsualSize = (page: ReturnType<Pdf['getPage']>) => {
  const { width, height } = page.getCropBox()
  return Math.min(width, height) >= SHORTEST_SIDE && Math.max(width, height) <= LONGEST_SIDE
}

async function firstPages(whole: Pdf, count: number) {
  const { PDFDocument } = await import('pdf-lib')
  const preview = await PDFDocument.create()
  for (const page of await preview.copyPages(whole, [...Array(count).keys()])) preview.addPage(page)
  return preview.save()
}
