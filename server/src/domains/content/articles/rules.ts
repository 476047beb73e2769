import {
  ARTICLE_PICTURE,
  ARTICLE_TEXT_MAX,
  type ArticleLanguage,
  type ArticleState,
} from '#contract/content/constants.ts'
import { sanitisedHtml, textOfHtml } from '#server/platform/documents/rich-text.ts'

const RULES = {
  moreTags: ['h2', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  pictures: ARTICLE_PICTURE,
  headings: { h1: 'h2' },
  textMax: ARTICLE_TEXT_MAX,
  storedMax: 200_000,
  marksMax: 20_000,
  tooLong: 'Use at most 40,000 characters.',
}

/** The formatting that an article may have; everything else is removed. */
export const sanitisedArticle = (html: string) => sanitisedHtml(html, RULES)

export const PICTURES = '/media/article-pictures/'

/** The last part of its address. */
export const nameOfPicture = (url: string) => url.slice(PICTURES.length)

/** The names of the pictures in a sanitised text, each once. */
export const picturesIn = (html: string) => [
  ...new Set([...html.matchAll(/\/media\/article-pictures\/([\w-]+\.webp)/g)].map(([, name = '']) => name)),
]

/** Of a reader in a quiet hour. */
const WORDS_PER_MINUTE = 200

export function readingMinutes(html: string) {
  const words = textOfHtml(html)
    .split(' ')
    .filter((word) => word !== '').length
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}

export function stateOf(publishedAt: Date | null, now: Date): ArticleState {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** The page of an article, in its own language. */
export const pathOfArticle = ({ language, slug }: { language: ArticleLanguage; slug: string }) =>
  `${language === 'hi' ? '/hi' : ''}/blogs/${slug}`
