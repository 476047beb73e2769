import { PDFDocument, StandardFonts } from 'pdf-lib'
import * as api from '#contract/products/endpoints.ts'
import { approveProduct } from '#contract/products/staff.ts'
import { aDocument } from './documents.ts'
import { aListedConsultant } from './listed-consultant.ts'
import type { Person } from './people.ts'
import { buy, fill } from './shop.ts'
import type { World } from './world.ts'

/** A PDF with text on each page. */
export async function aBook(pages = 5, words = 'Chapter') {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let page = 1; page <= pages; page++)
    pdf.addPage([300, 400]).drawText(`${words} ${page}`, { x: 40, y: 300, font })
  return Buffer.from(await pdf.save())
}

/** The text of each page. */
export async function pagesOf(bytes: Buffer) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise
  const texts: string[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await pdf.loadingTask.destroy()
  return texts
}

export const FACTS = {
  ...{ title_english: 'Costing workbook', title_hindi: 'लागत की कार्यपुस्तिका' },
  ...{ about_english: 'Work out what a unit costs.', about_hindi: 'एक नग की लागत निकालें।', pricePaise: 50_000 },
  goods: null,
}

/** Listed once, however often it is called for the same person. */
export async function anAuthor(world: World, person?: Person) {
  if (!person) return aListedConsultant(world)
  const { rowCount } = await world.pool.query('select from consultant_industries where consultant_id = $1', [person.id])
  return rowCount ? person : aListedConsultant({ ...world, aConsultant: async () => person })
}

/** A product with its first version, not yet submitted. */
export async function aDraftProduct(
  world: World,
  { consultant, pages = 5 }: { consultant?: Person; pages?: number } = {},
) {
  const author = await anAuthor(world, consultant)
  const { product } = (await author.send(api.createProduct, FACTS)).body.data
  const document = await aDocument(author, 'book.pdf', await aBook(pages))
  const added = await author.send(api.addProductVersion, { id: product.id, documentIds: [document.id] })
  if (added.status !== 201) throw new Error(`the file was not added: ${added.text}`)
  return { consultant: author, product: added.body.data.product }
}

/** A product on sale. */
export async function aProduct(world: World, options: Parameters<typeof aDraftProduct>[1] = {}) {
  const { consultant, product: draft } = await aDraftProduct(world, options)
  const { id } = draft
  const { product } = (await consultant.send(api.submitProduct, { id, version: draft.version })).body.data
  const staff = await world.aStaff()
  const approved = await staff.send(approveProduct, { id, version: product.version })
  if (approved.status !== 200) throw new Error(`the product was not approved: ${approved.text}`)
  return { consultant, staff, product: approved.body.data.product }
}

export const productItem = (id: number) => ({ id, type: 'product' as const })

/** A product that a customer bought from the wallet. */
export async function aPurchase(world: World, { customer }: { customer?: Person } = {}) {
  const made = await aProduct(world)
  const buyer = customer ?? (await world.aCustomer())
  await fill(world, buyer, 100_000)
  const { status, text, body } = await buy(buyer, [productItem(made.product.id)])
  if (status !== 201) throw new Error(`nothing was bought: ${text}`)
  const [purchase] = (await buyer.send(api.listPurchases, {})).body.data.data
  return { ...made, customer: buyer, order: body.data.order, purchase: purchase! }
}
