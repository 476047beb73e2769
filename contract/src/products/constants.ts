export const PRODUCT_KINDS = ['digital', 'physical'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** In hundredths of a percent. */
export const GOODS_GST_RATES_BP = [0, 500, 1800, 4000] as const

/** Pieces of one product that a seller can have. */
export const STOCK_MAX = 10_000

/** Pieces of one product in an order. */
export const GOODS_ORDER_MAX = 20

/** How long goods are reserved for an unpaid order. */
export const RESERVED_MINUTES = 10

/** Days after the delivery in which damaged or wrong goods can be returned. */
export const RETURN_DAYS = 7

/** `released`: it was not paid in time; `cancelled`: refunded before it was sent; `returned`: refunded afterwards. */
export const SHIPMENT_STATES = ['placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

/** `submitted`: staff check it; `withdrawn`: no longer on sale, but buyers keep it. */
export const PRODUCT_STATES = ['draft', 'submitted', 'published', 'withdrawn'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

export const PRODUCT_SORTS = ['newest', 'cheapest', 'popular'] as const

/** Downloads of each version. */
export const PRODUCT_DOWNLOADS_MAX = 5

/** Pages that visitors can read. */
export const PRODUCT_PREVIEW_PAGES = 3

/** The most pages of one file: every page is stamped for every buyer. */
export const PRODUCT_PAGES_MAX = 500

/** Days in which new versions are free. */
export const PRODUCT_UPDATE_DAYS = 365

/** A purchase that is never downloaded is earned after this many days. It stays refundable. */
export const PRODUCT_EARNED_DAYS = 30

/** Products of one consultant. */
export const PRODUCTS_MAX = 50
