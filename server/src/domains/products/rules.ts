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

/** What staff have checked; the price may change without a new check. */
export const hasOtherTexts = (before: Texts, after: Texts) =>
  (['title_english', 'title_hindi', 'about_english', 'about_hindi'] as const).some((key) => before[key] !== after[key])

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

/** A name for the downloaded file, in any script. */
export const fileNameOf = (title: string, number: number) =>
  `${title.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, 80) || 'product'} v${number}.pdf`
