import { z } from 'zod'
import { Id, Instant, Line, OptionalLine, Paise, RequiredText, Text } from '../fields.ts'
import { GOODS_GST_RATES_BP, PRODUCT_FILE_KINDS, PRODUCT_KINDS, PRODUCT_STATES, STOCK_MAX } from './constants.ts'

const texts = {
  title_english: z.string(),
  /** The English title if there is no Hindi one; the same of the description. */
  title_hindi: z.string(),
}

export const ProductCard = z.object({
  id: Id,
  ...texts,
  kind: z.enum(PRODUCT_KINDS),
  /** Before tax. */
  pricePaise: Paise,
  /** With GST, for goods; null for files. */
  priceWithTaxPaise: Paise.nullable(),
  /** Path of the cover photo. */
  photo: z.string().nullable(),
  /** Pages of its PDFs; 0 without any. */
  pages: z.int(),
  /** For goods: no piece is left. */
  isSoldOut: z.boolean(),
  consultant: z.object({ id: Id, slug: z.string(), name: z.string(), thumbnail: z.string() }),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
})

/** A photo with what is on it, for those who cannot see it; empty if the consultant wrote nothing. */
const photo = { path: z.string(), alt_english: z.string(), alt_hindi: z.string() }

export const OwnPhoto = z.object({ id: Id, ...photo })

/** A file of a version. */
export const ProductFile = z.object({
  /** Counted from 1 in each version. */
  position: z.int(),
  name: z.string(),
  kind: z.enum(PRODUCT_FILE_KINDS),
  bytes: z.int(),
  /** Of a PDF. */
  pages: z.int().nullable(),
})

export const ProductDetail = ProductCard.extend({
  /** What a buyer downloads; empty for goods. */
  files: z.array(ProductFile),
  /** The first one is the cover. */
  photos: z.array(z.object(photo)),
  about_english: z.string(),
  about_hindi: z.string(),
  /** Number of the version on sale. */
  edition: z.int(),
  /** When that version was published; null for goods. */
  editionAt: Instant.nullable(),
  /** Null for files. */
  goods: z
    .object({
      piecesLeft: z.int(),
      weightGrams: z.int(),
      countryOfOrigin: z.string(),
      /** The supplier on the invoice. */
      seller: z.string(),
      shippingPaise: Paise,
    })
    .nullable(),
})

/** What a buyer and the tax office must know of goods. */
export const Goods = z.object({
  /** Pieces that can be sold. */
  stock: z.int('Enter a whole number.').min(0, 'This number is too small.').max(STOCK_MAX, 'This number is too large.'),
  hsn: z.string().regex(/^\d{4,8}$/, 'Enter the HSN: 4 to 8 digits.'),
  gstRateBp: z.union(GOODS_GST_RATES_BP.map((rate) => z.literal(rate))),
  weightGrams: z
    .int('Enter a whole number.')
    .min(1, 'This number is too small.')
    .max(100_000, 'This number is too large.'),
  countryOfOrigin: Line(60),
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
  /** Set for a physical product; the kind cannot be changed later. */
  goods: Goods.nullable().default(null),
})

export const ProductVersion = z.object({
  id: Id,
  number: z.int(),
  /** Of its PDFs. */
  pages: z.int(),
  /** Of all files. */
  bytes: z.int(),
  files: z.array(ProductFile),
  isApproved: z.boolean(),
  createdAt: Instant,
})

export const OwnProduct = z.object({
  id: Id,
  kind: z.enum(PRODUCT_KINDS),
  goods: Goods.nullable(),
  /** With GST, for goods. */
  priceWithTaxPaise: Paise.nullable(),
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
  /** The first one is the cover. */
  photos: z.array(OwnPhoto),
  /** Copies sold and not refunded. */
  sold: z.int(),
  refunded: z.int(),
  /** What the consultant has earned with it, after commission and taxes. */
  earnedPaise: Paise,
})

const Edition = z.object({
  id: Id,
  number: z.int(),
  publishedAt: Instant,
  files: z.array(ProductFile.extend({ downloadsLeft: z.int() })),
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
