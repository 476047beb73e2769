import type { GOODS_GST_RATES_BP, ProductFileKind, ProductKind } from '#contract/products/constants.ts'
import { withRate } from '#server/domains/orders/public.ts'

interface Titles {
  title_english: string
  title_hindi: string
}

/** A consultant may write in one language only; readers of the other get the same text. */
export const bothTitles = ({ title_english, title_hindi }: Titles) => ({
  title_english,
  title_hindi: title_hindi || title_english,
})

interface Texts extends Titles {
  about_english: string
  about_hindi: string
}

interface Facts extends Texts {
  hsn: string | null
  gstRateBp: number | null
  weightGrams: number | null
  countryOfOrigin: string | null
}

const CHECKED = ['title_english', 'title_hindi', 'about_english', 'about_hindi'] as const
const CHECKED_OF_GOODS = ['hsn', 'gstRateBp', 'weightGrams', 'countryOfOrigin'] as const

/** What staff have checked; price and stock may change without a new check. */
export const isOtherProduct = (before: Facts, after: Texts & { goods: Omit<Goods, 'stock'> | null }) =>
  CHECKED.some((key) => before[key] !== after[key]) ||
  CHECKED_OF_GOODS.some((key) => before[key] !== (after.goods?.[key] ?? null))

interface Goods {
  stock: number
  hsn: string
  gstRateBp: GoodsRate
  weightGrams: number
  countryOfOrigin: string
}

type GoodsRate = (typeof GOODS_GST_RATES_BP)[number]

interface Priced extends Omit<Facts, keyof Texts> {
  kind: ProductKind
  stock: number
  pricePaise: number
}

/** The facts of goods; null for files. */
export const goodsOf = ({ kind, stock, hsn, gstRateBp, weightGrams, countryOfOrigin }: Omit<Priced, 'pricePaise'>) =>
  kind === 'digital'
    ? null
    : {
        ...{ stock, hsn: hsn!, gstRateBp: gstRateBp as GoodsRate },
        ...{ weightGrams: weightGrams!, countryOfOrigin: countryOfOrigin! },
      }

/** Goods are shown with GST. */
export const withTax = ({ kind, pricePaise, gstRateBp }: Pick<Priced, 'kind' | 'pricePaise' | 'gstRateBp'>) =>
  kind === 'physical' ? pricePaise + withRate(pricePaise, gstRateBp!) : null

/** Columns of goods. */
export const columnsOfGoods = ({ stock, hsn, gstRateBp, weightGrams, countryOfOrigin }: Goods) => ({
  ...{ stock, hsn, gst_rate_bp: gstRateBp, weight_grams: weightGrams, country_of_origin: countryOfOrigin },
})

interface Version {
  number: number
  approvedAt: Date | null
}

/** The version that was on sale at the purchase, and those published in the year after it. */
export const isIncluded = (
  { number, approvedAt }: Version,
  { boughtNumber, updatesUntil }: { boughtNumber: number; updatesUntil: Date },
) => approvedAt !== null && number >= boughtNumber && (number === boughtNumber || approvedAt < updatesUntil)

const FORBIDDEN = /[^\p{L}\p{M}\p{N} ._-]+/gu

/** A name for the downloaded file, in any script, that ends as its kind does. */
export function fileNameOf(name: string, kind: ProductFileKind) {
  const plain = name
    .replace(/\.(?:pdf|docx|xlsx)$/i, '')
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
  return `${plain.trim().slice(0, 80) || 'product'}.${kind}`
}
