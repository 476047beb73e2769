import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Paise, pageOf, paging, RequiredText, Text } from '../fields.ts'
import { exported } from '../staff-shapes.ts'
import { PRODUCT_KINDS, PRODUCT_STATES } from './constants.ts'
import { Goods, OwnPhoto, ProductVersion } from './shapes.ts'

const filters = {
  /** Searches by title and consultant. */
  search: Text(200).optional(),
  state: z.enum(PRODUCT_STATES).optional(),
  /** Only what waits for a decision: submitted products, and new versions of those on sale. */
  waiting: z.enum(['yes']).optional(),
}

const Row = z.object({
  id: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  consultant: z.object({ id: Id, name: z.string(), slug: z.string() }),
  pricePaise: Paise,
  state: z.enum(PRODUCT_STATES),
  /** Staff have to decide about it or about its new version. */
  isWaiting: z.boolean(),
  sold: z.int(),
  updatedAt: Instant,
})

const StaffProduct = Row.extend({
  about_english: z.string(),
  about_hindi: z.string(),
  photos: z.array(OwnPhoto),
  note: z.string(),
  version: z.int(),
  goods: Goods.nullable(),
  versions: z.array(ProductVersion),
})

const answered = z.object({ product: StaffProduct })
const decided = { id: IdInPath, version: z.int() }

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/products',
  summary: 'Lists the products of all consultants, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content'],
  input: z.object({
    ...{ page: paging.page, limit: paging.limit, ...filters },
    sort: z.enum(['updated', '-updated', 'price', '-price', 'sold', '-sold']).default('-updated'),
  }),
  reply: pageOf(Row),
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/products/{id}',
  summary: 'Returns a product with its texts and versions.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: answered,
  problems: ['not_found'],
})

export const openProductVersion = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/products/{id}/file-links',
  summary: 'Returns a short-lived link to a file of a version of a product, to check it.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content'],
  /** `position`: of the file in the version. */
  input: z.object({ id: IdInPath, versionId: Id, position: z.int().positive().default(1) }),
  ids: { id: 'public', versionId: 'public' },
  reply: z.object({ url: z.string() }),
  status: 201,
  problems: ['not_found'],
})

export const approveProduct = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/products/{id}/approvals',
  summary: 'Publishes a submitted product, or the new version of one on sale, and notifies the consultant.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content'],
  input: z.object(decided),
  ids: { id: 'public' },
  reply: answered,
  message: 'Product approved',
  problems: ['not_found', 'stale', 'already_decided'],
})

export const sendProductBack = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/products/{id}/rejections',
  summary: 'Sends a submitted product, or the new version of one on sale, back to the consultant with a reason.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content'],
  input: z.object({ ...decided, reason: RequiredText(500) }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Product sent back',
  problems: ['not_found', 'stale', 'already_decided'],
})

export const takeProductDown = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/products/{id}/withdrawals',
  summary: 'Takes a product off sale with a reason, and notifies the consultant. Those who bought it keep it.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content'],
  input: z.object({ ...decided, reason: RequiredText(500) }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Product withdrawn',
  problems: ['not_found', 'stale', 'already_decided'],
})

export const exportProducts = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/products/exports',
  ...exported,
  roles: ['operations', 'content'],
  input: z.object(filters),
})
