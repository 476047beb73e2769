import { z } from 'zod'
import { Id, Instant, Line, OptionalLine, Paise, RequiredText, Text } from '../fields.ts'
import { PRODUCT_STATES } from './constants.ts'

const texts = {
  title_english: z.string(),
  /** The English title if there is no Hindi one; the same of the description. */
  title_hindi: z.string(),
}

export const ProductCard = z.object({
  id: Id,
  ...texts,
  /** Before tax. */
  pricePaise: Paise,
  /** Path of the cover photo. */
  photo: z.string().nullable(),
  pages: z.int(),
  consultant: z.object({ id: Id, slug: z.string(), name: z.string(), thumbnail: z.string() }),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
})

export const ProductDetail = ProductCard.extend({
  about_english: z.string(),
  about_hindi: z.string(),
  bytes: z.int(),
  /** Number of the version on sale. */
  edition: z.int(),
  /** When that version was published. */
  editionAt: Instant,
})

/** What a consultant writes about a product. */
export const ProductFacts = z.object({
  title_english: Line(120),
  title_hindi: OptionalLine(120),
  about_english: RequiredText(2000),
  about_hindi: Text(2000),
  pricePaise: z
    .int('Enter a whole number.')
    .min(100, 'This number is too small.')
    .max(1_00_00_000, 'This number is too large.'),
})

export const ProductVersion = z.object({
  id: Id,
  number: z.int(),
  pages: z.int(),
  bytes: z.int(),
  isApproved: z.boolean(),
  createdAt: Instant,
})

export const OwnProduct = z.object({
  id: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  about_english: z.string(),
  about_hindi: z.string(),
  pricePaise: Paise,
  photo: z.string().nullable(),
  state: z.enum(PRODUCT_STATES),
  /** Why staff sent it back or took it off sale; empty otherwise. */
  note: z.string(),
  version: z.int(),
  updatedAt: Instant,
  /** Newest first; at most one waits for approval. */
  versions: z.array(ProductVersion),
  /** Copies sold and not refunded. */
  sold: z.int(),
})

const Edition = z.object({
  id: Id,
  number: z.int(),
  pages: z.int(),
  bytes: z.int(),
  publishedAt: Instant,
  downloadsLeft: z.int(),
})

export const Purchase = z.object({
  id: Id,
  orderId: Id,
  productId: Id,
  ...texts,
  photo: z.string().nullable(),
  consultant: z.object({ id: Id, slug: z.string(), name: z.string() }),
  boughtAt: Instant,
  /** New versions published until then are included. */
  updatesUntil: Instant,
  /** Including tax. */
  paidPaise: Paise,
  isRefunded: z.boolean(),
  /** Until the first download. */
  isRefundable: z.boolean(),
  /** Versions that the buyer can download, newest first. */
  editions: z.array(Edition),
})
