import { PRODUCT_PREVIEW_PAGES } from '#contract/products/constants.ts'
import { fontFiles } from '#server/platform/documents/fonts.ts'
import { demoProducts } from './products.ts'

type Pages = (typeof demoProducts)[number]['pages']

/** The PDF of each demo product and its preview, by the names under which they are stored. */
export async function* productFiles(): AsyncGenerator<readonly [name: string, bytes: Buffer]> {
  for (const { name, pages } of demoProducts) {
    yield [fileName(name), await pdfOf(pages)]
    yield [previewName(name), await pdfOf(pages.slice(0, PRODUCT_PREVIEW_PAGES))]
  }
}

export const fileName = (name: string) => `product ${name}`
export const previewName = (name: string) => `preview of product ${name}`

async function pdfOf(pages: Pages): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const paper = new PDFDocument({ size: 'A5', margin: 48, autoFirstPage: false })
  const parts: Buffer[] = []
  paper.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<void>((resolve) => paper.on('end', resolve))
  paper.registerFont('body', fontFiles().body)
  for (const [title, ...lines] of pages) {
    paper.addPage().font('body').fillColor('#14222a').fontSize(20).text(title).moveDown()
    paper.fontSize(12)
    for (const line of lines) paper.text(line).moveDown(0.5)
    paper.moveDown().fontSize(9).fillColor('#46535a').text('A sample document of the demo.')
  }
  paper.end()
  await done
  return Buffer.concat(parts)
}
