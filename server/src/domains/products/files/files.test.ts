import { describe, expect, test } from 'vitest'
import * as api from '#contract/products/endpoints.ts'
import * as staffApi from '#contract/products/staff.ts'
import { aDocument, anOffice, aPdf } from '#test/documents.ts'
import type { Person } from '#test/people.ts'
import { aBook, aProduct, pagesOf, productItem } from '#test/products.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { stamped } from './pdfs.ts'

const there = await world()

const bought = async (customer: Person) => (await customer.send(api.listPurchases, {})).body.data.data
const fetched = (url: string) => there.app.inject({ url })

describe('a product of several files', () => {
  test('stamps PDFs, delivers Word and Excel as they are, and counts the downloads of each file', async () => {
    const { consultant, staff, product } = await aProduct(there)
    const { id } = product
    const registers = anOffice('docx')
    const documents = [
      await aDocument(consultant, 'registers.docx', registers),
      await aDocument(consultant, 'example.pdf', await aBook(4, 'Example')),
      await aDocument(consultant, 'log.xlsx', anOffice('xlsx')),
    ]
    const documentIds = documents.map((document) => document.id)
    const added = (await consultant.send(api.addProductVersion, { id, documentIds })).body.data.product
    expect(added.versions[0]).toMatchObject({
      ...{ number: 2, pages: 4 },
      files: [
        { position: 1, name: 'registers.docx', kind: 'docx', pages: null },
        { position: 2, name: 'example.pdf', kind: 'pdf', pages: 4 },
        { position: 3, name: 'log.xlsx', kind: 'xlsx', pages: null },
      ],
    })
    await staff.send(staffApi.approveProduct, { id, version: added.version })
    const { url: preview } = (await there.send(api.previewProduct, { id })).body.data
    expect(await pagesOf((await fetched(preview)).rawPayload)).toEqual(['Example 1', 'Example 2', 'Example 3'])

    const customer = await there.aCustomer()
    await fill(there, customer, 100_000)
    await buy(customer, [productItem(id)])
    const [purchase] = await bought(customer)
    const get = (position: number) => customer.send(api.downloadProduct, { id: purchase!.id, edition: 2, position })
    const word = await fetched((await get(1)).body.data.url)
    expect(word.headers['content-disposition']).toContain('registers.docx')
    expect(word.rawPayload).toEqual(registers)
    const [page] = await pagesOf((await fetched((await get(2)).body.data.url)).rawPayload)
    expect(page).toMatch(/#\d+/)
    expect((await get(4)).status).toBe(404)
    const left = (await bought(customer))[0]!.editions[0]!.files.map(({ downloadsLeft }) => downloadsLeft)
    expect(left).toEqual([4, 4, 5])
  })

  test('without a PDF has no preview', async () => {
    const { consultant, staff, product } = await aProduct(there)
    const { id } = product
    const { id: documentId } = await aDocument(consultant, 'log.xlsx', anOffice('xlsx'))
    const { version } = (await consultant.send(api.addProductVersion, { id, documentIds: [documentId] })).body.data
      .product
    await staff.send(staffApi.approveProduct, { id, version })
    expect((await there.send(api.previewProduct, { id })).status).toBe(404)
    expect((await there.send(api.getProduct, { id })).body.data.productDetail).toMatchObject({ pages: 0, files: [{}] })
  })
})

describe('a PDF that could not be stamped is refused:', () => {
  const page = (size: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] >>`
  const levels = 30
  /** Each level names the next one twice: a billion pages. */
  const repeated = Array.from({ length: levels }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] >>`)
  const manyKids = `<< /Type /Pages /Kids [${'3 0 R '.repeat(501)}] >>`
  test.each([
    ['a tree of pages that repeats itself', [...repeated, page('300 200')], 'product_file_unreadable'],
    ['a tree of pages in a circle', ['<< /Type /Pages /Kids [2 0 R] >>'], 'product_file_unreadable'],
    ['a page without a width', ['<< /Type /Pages /Kids [3 0 R] >>', page('0 200')], 'product_file_unreadable'],
    [
      'a page too large to be shown',
      ['<< /Type /Pages /Kids [3 0 R] >>', page('99999 200')],
      'product_file_unreadable',
    ],
    ['more than 500 pages', [manyKids, page('300 200')], 'product_pages'],
  ])('%s', async (_, pages, code) => {
    const { consultant, product } = await aProduct(there)
    const { id } = await aDocument(consultant, 'book.pdf', aPdf([], pages))
    const added = await consultant.send(api.addProductVersion, { id: product.id, documentIds: [id] })
    expect(added.body).toMatchObject({ code })
  })
})

test('a PDF of pages of many sizes is stamped on every page', async () => {
  const sizes = Array.from({ length: 60 }, (_, at) => 100 + 10 * at)
  const kids = sizes.map((_, at) => `${at + 3} 0 R`).join(' ')
  const pages = sizes.map((width) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} 200] >>`)
  const book = aPdf([], [`<< /Type /Pages /Count ${sizes.length} /Kids [${kids}] >>`, ...pages])
  const texts = await pagesOf(await stamped(book, 'रवि वर्मा · #77'))
  expect(texts).toHaveLength(sizes.length)
  expect(texts.every((text) => text.includes('#77'))).toBe(true)
})
