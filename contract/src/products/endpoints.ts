import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Paise, pageOf, paging } from '../fields.ts'
import { narrowed, ReviewPage } from '../reviews/endpoints.ts'
import { PRODUCT_FILES_MAX, PRODUCT_SORTS } from './constants.ts'
import { OwnProduct, ProductCard, ProductDetail, ProductFacts, Purchase } from './shapes.ts'

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/web/v1/products',
  summary: 'Lists the products on sale, with search by title and consultant.',
  for: 'anyone',
  input: z.object({ ...paging, consultantId: IdInPath.optional(), sort: z.enum(PRODUCT_SORTS).default('newest') }),
  ids: { consultantId: 'public' },
  reply: pageOf(ProductCard).extend({
    /** The same rows under the name of their data area in SPEC. */
    productList: z.array(ProductCard),
  }),
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/web/v1/products/{id}',
  summary: 'Returns one product on sale.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ productDetail: ProductDetail }),
  problems: ['not_found'],
})

export const previewProduct = endpoint({
  method: 'GET',
  path: '/api/web/v1/products/{id}/preview',
  summary: 'Returns a short-lived link to the first three pages of a product on sale.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ url: z.string() }),
  problems: ['not_found'],
})

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/api/web/v1/products/{id}/reviews',
  summary: 'Lists reviews of a product on sale, newest first, optionally with a given number of stars.',
  for: 'anyone',
  input: z.object({ id: IdInPath, ...narrowed }),
  ids: { id: 'public' },
  reply: ReviewPage,
  problems: ['not_found'],
})

const own = z.object({ product: OwnProduct })

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/api/web/v1/own-products',
  summary: 'Lists the products of the calling consultant, newest first.',
  for: 'consultant',
  input: z.object({}),
  reply: z.object({
    products: z.array(OwnProduct),
    /** What is deducted from a sale today, in hundredths of a percent. */
    feeRates: z.object({ commissionBp: z.int(), commissionGstBp: z.int(), tcsBp: z.int(), tdsBp: z.int() }),
  }),
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-products',
  summary: 'Starts a product as a draft.',
  for: 'consultant',
  input: ProductFacts,
  reply: own,
  status: 201,
  message: 'Product saved',
  problems: ['product_limit'],
})

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/api/web/v1/own-products/{id}',
  summary:
    'Changes a product. One on sale becomes a draft again if its texts change; its price may change at any time.',
  for: 'consultant',
  input: ProductFacts.extend({ id: IdInPath, version: z.int() }),
  ids: { id: 'product' },
  reply: own,
  message: 'Product saved',
  problems: ['not_found', 'stale', 'product_kind_fixed', 'product_reserved'],
})

export const addProductVersion = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-products/{id}/versions',
  summary:
    'Makes documents of the caller’s locker (PDF, Word, Excel) the next version of a product. It is sold once staff have approved it.',
  for: 'consultant',
  input: z.object({
    id: IdInPath,
    documentIds: z
      .array(Id)
      .min(1)
      .max(PRODUCT_FILES_MAX)
      .transform((ids) => [...new Set(ids)]),
  }),
  ids: { id: 'product', documentIds: 'locker documents' },
  reply: own,
  status: 201,
  message: 'Files saved',
  problems: [
    'not_found',
    'product_kind_fixed',
    'product_file_kind',
    'product_file_unreadable',
    'product_pages',
    'unavailable',
  ],
})

export const submitProduct = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-products/{id}/submissions',
  summary: 'Sends a product to the team for approval.',
  for: 'consultant',
  input: z.object({ id: IdInPath, version: z.int() }),
  ids: { id: 'product' },
  reply: own,
  message: 'Sent for approval',
  problems: ['not_found', 'stale', 'product_without_file', 'selling_terms_missing', 'already_requested'],
})

export const withdrawProduct = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-products/{id}/withdrawals',
  summary: 'Takes a product off sale. Those who bought it keep it.',
  for: 'consultant',
  input: z.object({ id: IdInPath, version: z.int() }),
  ids: { id: 'product' },
  reply: own,
  message: 'Product withdrawn',
  problems: ['not_found', 'stale'],
})

export const listPurchases = endpoint({
  method: 'GET',
  path: '/api/web/v1/product-purchases',
  summary: 'Lists the products that the caller bought, newest first.',
  for: 'user',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(Purchase),
})

export const downloadProduct = endpoint({
  method: 'POST',
  path: '/api/web/v1/product-purchases/{id}/downloads',
  summary:
    'Counts a download of a file of a version and returns a short-lived link to it. A PDF is stamped with the buyer’s name.',
  for: 'user',
  /** `edition`: the number of the version; `position`: that of the file in it. */
  input: z.object({ id: IdInPath, edition: z.int().positive(), position: z.int().positive().default(1) }),
  ids: { id: 'product purchase' },
  reply: z.object({ url: z.string(), downloadsLeft: z.int() }),
  status: 201,
  problems: ['not_found', 'downloads_used'],
})

export const refundPurchase = endpoint({
  method: 'POST',
  path: '/api/web/v1/product-purchases/{id}/refunds',
  summary: 'Gives a product back that was never downloaded, and refunds what was paid.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath, to: z.enum(['wallet', 'source']) }),
  ids: { id: 'product purchase' },
  reply: z.object({ refundedPaise: Paise }),
  status: 201,
  message: 'Refund sent',
  problems: ['not_found', 'product_downloaded', 'nothing_to_refund', 'idempotency_conflict'],
})
