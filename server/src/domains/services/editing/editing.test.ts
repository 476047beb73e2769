import { describe, expect, test } from 'vitest'
import { blockPerson } from '#contract/accounts/blocks.ts'
import { quoteCart } from '#contract/orders/endpoints.ts'
import * as api from '#contract/services/editing.ts'
import { getConsultantService } from '#contract/services/endpoints.ts'
import { industryOf } from '#test/questions.ts'
import * as make from '#test/services.ts'
import { buy, fill } from '#test/shop.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

async function aDraftService() {
  const consultant = await make.aServiceConsultant(there)
  const fields = make.serviceFields((await industryOf(there, consultant))!)
  const { status, body, text } = await consultant.send(api.createOwnService, fields)
  if (status !== 201) throw new Error(text)
  return { consultant, fields, service: body.data.service }
}

const offer = async (consultant: Awaited<ReturnType<typeof make.aServiceConsultant>>, id: number) =>
  (await consultant.send(api.setOwnServiceState, { id, state: 'offered' })).status

describe('a consultant’s service', () => {
  test('is a draft until it is published, with its packages in order of price', async () => {
    const { consultant, service } = await aDraftService()
    expect(service).toMatchObject({ state: 'draft', orders: 0, packages: [{ title_english: 'With bank visit' }] })
    expect((await there.send(getConsultantService, { id: service.id })).status).toBe(404)
    expect(await offer(consultant, service.id)).toBe(200)
    const { ServiceDetail } = (await there.send(getConsultantService, { id: service.id })).body.data
    expect(ServiceDetail.packages.map(({ id, pricePaise, days }) => [id, pricePaise, days])).toEqual([
      [service.id, make.PRICE_PAISE, 7],
      [service.packages[0]!.id, 2 * make.PRICE_PAISE, 14],
    ])
    expect((await consultant.send(api.listOwnServices, { search: 'bank' })).body.data.count).toBe(1)
  })

  test('is sold by the package, as it was when it was bought', async () => {
    const { consultant, service, fields } = await aDraftService()
    await offer(consultant, service.id)
    const [customer, large] = [await there.aCustomer(), service.packages[0]!]
    await fill(there, customer, 400_000)
    const { order } = (await buy(customer, [{ id: large.id, type: 'service' }])).body.data
    expect(order.lines).toMatchObject([
      { title_english: 'Bank project report · With bank visit', pricePaise: 2 * make.PRICE_PAISE },
    ])
    const { rows } = await there.pool.query<{ id: number }>('select id from service_orders where order_id = $1', [
      order.id,
    ])
    // Removed from sale, with other milestones: what was bought stays.
    const saved = await consultant.send(api.saveOwnService, { id: service.id, ...fields, packages: [] })
    expect(saved.body.data.service.packages).toEqual([])
    const seen = await make.seenBy(customer, rows[0]!.id)
    expect(seen.milestones.map(({ percent }) => percent)).toEqual([40, 60])
    const { lines } = (await customer.send(quoteCart, { items: [{ id: large.id, type: 'service' }] })).body.data
    expect(lines).toMatchObject([{ blocked: 'withdrawn' }])
    expect((await consultant.send(api.deleteOwnService, { id: service.id })).body.code).toBe('in_use')
  })

  test('keeps the ids of its packages when it is saved, so that carts still name them', async () => {
    const { consultant, service, fields } = await aDraftService()
    const packages = service.packages.map(({ id }) => ({ ...fields.packages[0]!, id, days: 21 }))
    const saved = await consultant.send(api.saveOwnService, { id: service.id, ...fields, packages })
    expect(saved.body.data.service.packages).toMatchObject([{ id: service.packages[0]!.id, days: 21 }])
    // The id of somebody else's package is not taken over.
    const other = await aDraftService()
    const theirs = [{ ...fields.packages[0]!, id: other.service.packages[0]!.id }]
    const stolen = await consultant.send(api.saveOwnService, { id: service.id, ...fields, packages: theirs })
    expect(stolen.body.data.service.packages[0]!.id).not.toBe(other.service.packages[0]!.id)
  })

  test('is refused with milestones that are not the whole price, a cheaper package, or a foreign industry', async () => {
    const { consultant, fields, service } = await aDraftService()
    const save = async (change: Partial<typeof fields>) => {
      const { status, body } = await consultant.send(api.saveOwnService, { id: service.id, ...fields, ...change })
      return [status, body.code, ...Object.keys(body.errors ?? {})]
    }
    expect(await save({ milestones: [{ title_english: 'Draft', title_hindi: 'मसौदा', percent: 40 }] })).toEqual([
      ...[422, 'invalid', 'milestones'],
    ])
    expect(await save({ pricePaise: 2 * make.PRICE_PAISE })).toEqual([422, 'package_prices'])
    const elsewhere = (await industryOf(there, await make.aServiceConsultant(there)))!
    expect(await save({ industryId: elsewhere })).toEqual([422, 'industry_not_yours'])
  })

  test('is offered in English to everybody where there is no Hindi text', async () => {
    const { consultant, fields, service } = await aDraftService()
    const inEnglish = { title_hindi: '', delivered_hindi: '' }
    const milestones = [{ title_english: 'Report', title_hindi: '', percent: 100 }]
    const packages = [{ ...fields.packages[0]!, ...inEnglish, milestones }]
    const saved = await consultant.send(api.saveOwnService, { id: service.id, ...fields, ...inEnglish, packages })
    const english = { title_hindi: fields.title_english, delivered_hindi: fields.delivered_english }
    expect(saved.body.data.service).toMatchObject({
      ...english,
      packages: [{ title_hindi: 'With bank visit', milestones: [{ title_hindi: 'Report' }] }],
    })
  })

  test('can be deleted while it was never sold', async () => {
    const { consultant, service } = await aDraftService()
    expect((await consultant.send(api.deleteOwnService, { id: service.id })).status).toBe(200)
    expect((await consultant.send(api.getOwnService, { id: service.id })).status).toBe(404)
  })

  test('is not for sale to somebody who blocked the consultant', async () => {
    const { consultant, service } = await aDraftService()
    await offer(consultant, service.id)
    const customer = await there.aCustomer()
    expect((await customer.send(blockPerson, { personId: consultant.id })).status).toBeLessThan(300)
    const { lines } = (await customer.send(quoteCart, { items: [{ id: service.id, type: 'service' }] })).body.data
    expect(lines).toMatchObject([{ blocked: 'withdrawn' }])
  })
})
