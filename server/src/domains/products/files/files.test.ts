import { describe, expect, test } from 'vitest'
import * as api from '#contract/products/endpoints.ts'
import * as staffApi from '#contract/products/staff.ts'
import { aDocument, anOffice } from '#test/documents.ts'
import type { Person } from '#test/people.ts'
import { aBook, aProduct, pagesOf, productItem } from '#test/products.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'

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
