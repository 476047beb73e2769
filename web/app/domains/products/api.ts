import type { QueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as products from '#contract/products/endpoints.ts'
import type * as photos from '#contract/products/photos.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type ProductCard = Received<typeof products.listProducts>['productList'][number]
export type ProductDetail = Received<typeof products.getProduct>['productDetail']
export type OwnProduct = Received<typeof products.listOwnProducts>['products'][number]
export type Purchase = Received<typeof products.listPurchases>['data'][number]

export const productPath = (id: number) => `/products/${id}`

export const productsQuery = (api: Api, filter: Sent<typeof products.listProducts>) =>
  apiQuery<typeof products.listProducts>(api, 'GET /api/web/v1/products', filter)

export const productQuery = (api: Api, id: number) =>
  apiQuery<typeof products.getProduct>(api, 'GET /api/web/v1/products/{id}', { id })

export const previewProduct = async (api: Api, id: number) =>
  (await api.call<typeof products.previewProduct>('GET /api/web/v1/products/{id}/preview', { id })).data.url

const OWN = '/api/web/v1/own-products'

export const ownProductsQuery = (api: Api) => apiQuery<typeof products.listOwnProducts>(api, `GET ${OWN}`, {})

export const createProduct = (api: Api, facts: Sent<typeof products.createProduct>) =>
  api.call<typeof products.createProduct>(`POST ${OWN}`, facts)
export const changeProduct = (api: Api, change: Sent<typeof products.changeProduct>) =>
  api.call<typeof products.changeProduct>(`PUT ${OWN}/{id}`, change)
export const addProductPhoto = (api: Api, id: number, file: Blob) =>
  api.call<typeof photos.addProductPhoto>(`POST ${OWN}/{id}/photos`, { id, ...{ file } })
export const arrangeProductPhotos = (
  api: Api,
  { id, version }: OwnProduct,
  arranged: Sent<typeof photos.arrangeProductPhotos>['photos'],
) => api.call<typeof photos.arrangeProductPhotos>(`PUT ${OWN}/{id}/photos`, { id, version, photos: arranged })
export const addProductVersion = (api: Api, id: number, documentIds: number[]) =>
  api.call<typeof products.addProductVersion>(`POST ${OWN}/{id}/versions`, { id, documentIds })
export const submitProduct = (api: Api, { id, version }: OwnProduct) =>
  api.call<typeof products.submitProduct>(`POST ${OWN}/{id}/submissions`, { id, version })
export const withdrawProduct = (api: Api, { id, version }: OwnProduct) =>
  api.call<typeof products.withdrawProduct>(`POST ${OWN}/{id}/withdrawals`, { id, version })

export const refreshOwnProducts = (client: QueryClient, api: Api) =>
  client.invalidateQueries({ queryKey: ownProductsQuery(api).queryKey })

const PURCHASES = '/api/web/v1/product-purchases'

export const purchasesQuery = (api: Api, page: number, limit = 10) =>
  apiQuery<typeof products.listPurchases>(api, `GET ${PURCHASES}`, { page, limit })

export const downloadProduct = async (api: Api, file: Sent<typeof products.downloadProduct>) =>
  (await api.call<typeof products.downloadProduct>(`POST ${PURCHASES}/{id}/downloads`, file)).data.url

export const refundPurchase = (api: Api, input: Sent<typeof products.refundPurchase>, idempotencyKey: string) =>
  api.call<typeof products.refundPurchase>(`POST ${PURCHASES}/{id}/refunds`, input, { idempotencyKey })

export const refreshPurchases = (client: QueryClient) => client.invalidateQueries({ queryKey: [`GET ${PURCHASES}`] })
