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
