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
