import { buffer } from 'node:stream/consumers'
import { type FontName, fontFiles } from '#server/platform/documents/fonts.ts'

const FONT: FontName = 'body'
const HEIGHT = 14
const SIZE = 8
const MARGIN = 18

/** One line as a PDF of its own, because only this library shapes Devanagari. */
async function lineOf(text: string, width: number) {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({ size: [width, HEIGHT], margin: 0 })
  doc.registerFont(FONT, fontFiles()[FONT])
  doc.font(FONT).fontSize(SIZE).fillColor('#46535a')
  doc.text(text, MARGIN, 2, { width: width - 2 * MARGIN, height: HEIGHT, lineBreak: false, ellipsis: true })
  doc.end()
  return buffer(doc)
}

/** The library is loaded with the first file, so that other processes use less memory. */
const opened = async (bytes: Buffer) => (await import('pdf-lib')).PDFDocument.load(bytes, { updateMetadata: false })

/** The same text at the bottom of every page; pages are upright whatever their rotation. */
export async function stampPdf(bytes: Buffer, text: string): Promise<Buffer> {
  const { degrees } = await import('pdf-lib')
  const pdf = await opened(bytes)
  const lines = new Map<number, Awaited<ReturnType<typeof embed>>>()
  const embed = async (width: number) => (await pdf.embedPdf(await lineOf(text, width)))[0]!
  for (const page of pdf.getPages()) {
    const { x, y, width, height } = page.getCropBox()
    const angle = ((page.getRotation().angle % 360) + 360) % 360
    const shown = Math.round(angle % 180 === 0 ? width : height)
    const line = lines.get(shown) ?? (await embed(shown))
    lines.set(shown, line)
    const corner = { 0: [x, y], 90: [x + width, y], 180: [x + width, y + height], 270: [x, y + height] }[angle]
    const [left, bottom] = corner ?? [x, y]
    page.drawPage(line, { x: left!, y: bottom!, rotate: degrees(angle) })
  }
  return Buffer.from(await pdf.save())
}

/** The number of pages, and the first ones as a file of its own. Undefined if it cannot be read. */
export async function previewOf(bytes: Buffer, pages: number) {
  const { PDFDocument } = await import('pdf-lib')
  try {
    const whole = await opened(bytes)
    const count = whole.getPageCount()
    const preview = await PDFDocument.create()
    const first = [...Array(Math.min(pages, count)).keys()]
    for (const page of await preview.copyPages(whole, first)) preview.addPage(page)
    return { count, preview: Buffer.from(await preview.save()) }
  } catch {
    return undefined
  }
}
