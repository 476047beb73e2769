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

/** Days after the order on which a seller who has not sent it is reminded. After the last one the buyer may cancel. */
export const SEND_REMINDER_DAYS = [2, 4, 6] as const

/** Days after which goods that were sent count as delivered. */
export const DELIVERY_DAYS = 10

/** Days after which the buyer can report that goods have not arrived. */
export const MISSING_AFTER_DAYS = 3

/** Why goods are returned. */
export const RETURN_REASONS = ['damaged', 'wrong', 'defective', 'incomplete', 'not_as_described'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/**
 * `sent`: on its way back; `escalated`: staff decide; `rejected`: by staff; `closed`: the customer did not send it, or
 * did not object to the answer, in time.
 */
export const RETURN_STATES = [
  ...(['asked', 'accepted', 'sent', 'declined', 'escalated'] as const),
  ...(['refunded', 'rejected', 'withdrawn', 'closed'] as const),
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export const RETURN_EVENTS = [
  ...(['asked', 'accepted', 'declined', 'escalated', 'sent', 'received', 'assumed_received'] as const),
  ...(['refunded', 'rejected', 'withdrawn', 'closed', 'message'] as const),
] as const
export type ReturnEvent = (typeof RETURN_EVENTS)[number]

/** Photos of a return, from the locker. */
export const RETURN_PHOTOS_MAX = 4

/** Days in which the seller answers; then staff decide. */
export const RETURN_ANSWER_DAYS = 3

/** Days in which the customer can ask staff to decide about an answer; then the return is closed. */
export const RETURN_OBJECTION_DAYS = 3

/** Days in which the customer sends the goods back; then the return is closed. */
export const RETURN_DISPATCH_DAYS = 7

/** Days after which goods sent back count as received. */
export const RETURN_RECEIPT_DAYS = 10

/** `released`: it was not paid in time; `cancelled`: refunded before it was sent; `returned`: refunded afterwards. */
export const SHIPMENT_STATES = ['placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

/** `submitted`: staff check it; `withdrawn`: no longer on sale, but buyers keep it. */
export const PRODUCT_STATES = ['draft', 'submitted', 'published', 'withdrawn'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

export const PRODUCT_SORTS = ['newest', 'cheapest', 'popular'] as const

/** Downloads of each file of a version. */
export const PRODUCT_DOWNLOADS_MAX = 5

/** What a digital product can consist of: PDFs are stamped, the others are delivered as they are. */
export const PRODUCT_FILE_KINDS = ['pdf', 'docx', 'xlsx'] as const
export type ProductFileKind = (typeof PRODUCT_FILE_KINDS)[number]

/** Files of one version. */
export const PRODUCT_FILES_MAX = 10

/** Pages that visitors can read. */
export const PRODUCT_PREVIEW_PAGES = 3

/** The most pages of one file: every page is stamped for every buyer. */
export const PRODUCT_PAGES_MAX = 500

/** Days in which new versions are free. */
export const PRODUCT_UPDATE_DAYS = 365

/** A purchase that is never downloaded is earned after this many days. It stays refundable. */
export const PRODUCT_EARNED_DAYS = 30

/** Buyers are asked for a review some days after the first download or the delivery. */
export const REVIEW_REQUESTED_AFTER_DAYS = 3
export const REVIEW_REQUESTED_WITHIN_DAYS = 30

/** Photos of one product. */
export const PRODUCT_PHOTOS_MAX = 8
export const PRODUCT_PHOTO_ALT_MAX = 200

/** Products of one consultant. */
export const PRODUCTS_MAX = 50
