export const ARTICLE_LANGUAGES = ['en', 'hi'] as const
export type ArticleLanguage = (typeof ARTICLE_LANGUAGES)[number]

export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

/** The address of an uploaded picture; its name ends with width and height. */
export const ARTICLE_PICTURE =
  /^\/media\/article-pictures\/(?<name>[\w-]{22}-(?<width>\d{1,4})x(?<height>\d{1,4})\.webp)$/
/** The same names under this path are 1200 × 630 pictures for shared links. */
export const ARTICLE_CARDS = '/media/article-cards/'
export const PICTURE_ALT_MAX = 200

export const ARTICLE_TITLE_MAX = 140
export const ARTICLE_SUMMARY_MAX = 300
export const ARTICLE_TAGS_MAX = 5
/** Of the text: with its markup, and what a reader sees. */
export const ARTICLE_HTML_MAX = 150_000
export const ARTICLE_TEXT_MAX = 40_000

/** Public pages whose text staff may write. */
export const PAGES = ['about', 'privacy', 'terms', 'disclaimer', 'testimonials'] as const
export type PageName = (typeof PAGES)[number]
/** People agree to these; a new version may ask them again. */
export const CONSENT_PAGES = ['terms', 'privacy'] as const satisfies readonly PageName[]
export const PAGE_TITLE_MAX = 80
export const PAGE_LINE_MAX = 200
export const PAGE_CHANGES_MAX = 500
/** Settings that a text may name in braces; the page shows their current value. */
export const PAGE_PLACEHOLDERS = [
  ...(['productName', 'helpDeskPhone', 'helpDeskEmail', 'grievanceOfficer'] as const),
  ...(['questionAnswerHours', 'followUpDays'] as const),
] as const

export const BANNER_TONES = ['information', 'offer', 'warning'] as const
export type BannerTone = (typeof BANNER_TONES)[number]
/** Where a banner is shown; `public` is every public page, the home page included. */
export const BANNER_PLACES = ['public', 'home', 'customer', 'consultant'] as const
export type BannerPlace = (typeof BANNER_PLACES)[number]
export const BANNER_STATES = ['draft', 'scheduled', 'showing', 'ended'] as const
export type BannerState = (typeof BANNER_STATES)[number]
export const BANNER_TEXT_MAX = 140
export const BANNER_LABEL_MAX = 30
export const BANNER_LINK_MAX = 500
