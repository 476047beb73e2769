import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/products/endpoints.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { openUrl } from '#server/platform/http/signed-urls.ts'
import { previewOnSale } from '../files/queries.ts'
import { previewFile } from '../files/service.ts'
import { photosOf } from '../queries.ts'
import { bothTitles, goodsOf, withTax } from '../rules.ts'
import * as queries from './queries.ts'

const ONE = { sort: 'newest', limit: 1, offset: 0 } as const

const card = (row: queries.ProductRow) => ({
  ...{ id: row.id, ...bothTitles(row), pricePaise: row.pricePaise, photo: row.photo, kind: row.kind },
  priceWithTaxPaise: withTax(row),
  pages: row.pages ?? 0,
  isSoldOut: row.kind === 'physical' && row.piecesLeft === 0,
  consultant: {
    ...{ id: row.consultantId, slug: row.slug, name: row.name },
    thumbnail: row.thumbnail ?? portraitPath('plain', row.consultantId),
  },
  ratingAverage: row.stars.average === null ? null : Math.round(row.stars.average * 10) / 10,
  ratingCount: row.stars.count,
})

export async function listProducts({ db }: Context, input: Input<typeof api.listProducts>) {
  const { page, limit, search, consultantId, sort } = input
  const [rows, count] = await Promise.all([
    queries.pageOfProducts(db, { search, consultantId }, { sort, limit, offset: (page - 1) * limit }),
    queries.countProducts(db, { search, consultantId }),
  ])
  const data = rows.map(card)
  return { data, productList: data, count, page, limit }
}

export async function getProduct({ db }: Context, { id }: Input<typeof api.getProduct>) {
  const [[row], photos] = await Promise.all([queries.pageOfProducts(db, { id }, ONE), photosOf(db, [id])])
  if (!row) throw new Problem('not_found')
  const { about_english, about_hindi, files, edition, editionAt } = row
  const about = { about_english, about_hindi: about_hindi || about_english }
  const facts = goodsOf(row)
  const goods = facts && {
    ...{ weightGrams: facts.weightGrams, countryOfOrigin: facts.countryOfOrigin, piecesLeft: row.piecesLeft },
    ...{ seller: row.seller!, shippingPaise: row.shippingPaise! },
  }
  const file = { files, edition: edition ?? 0, editionAt }
  const pictures = photos.map(({ path, alt_english, alt_hindi }) => ({
    ...{ path, alt_english, alt_hindi: alt_hindi || alt_english },
  }))
  return { productDetail: { ...card(row), ...about, ...file, goods, photos: pictures } }
}

export const productsTitled = async (db: Db, ids: readonly number[]) =>
  (await queries.titledOnSale(db, ids)).map((row) => ({
    ...{ id: row.id, ...bothTitles(row), kind: row.kind, pricePaise: row.pricePaise },
    ...{ priceWithTaxPaise: withTax(row), consultant: { id: row.consultantId, name: row.name } },
  }))

export async function previewProduct({ db, services, now }: Context, { id }: Input<typeof api.previewProduct>) {
  if (!(await previewOnSale(db, id))) throw new Problem('not_found')
  return { url: openUrl(services, previewFile, { product: id }, now) }
}
