import { anArticle, articleWords } from '../articles.ts'
import type { Person } from '../people.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>>

const ARTICLES = '/api/web/v1/admin/articles'

const aDraft: Fitting = async (world) => {
  const { article } = await anArticle(world, { publish: false })
  return { id: article.id, version: article.version }
}

const changed = () => {
  const { language: _, ...words } = articleWords()
  return words
}

/** One pixel as PNG. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const articleFittings: Record<string, Fitting> = {
  'GET /api/web/v1/articles/{slug}': async (world) => ({ slug: (await anArticle(world)).article.slug }),
  [`POST ${ARTICLES}`]: async (world) => ({
    ...articleWords({ language: 'hi' }),
    translationOf: (await anArticle(world)).article.id,
  }),
  [`GET ${ARTICLES}/{id}`]: aDraft,
  [`PUT ${ARTICLES}/{id}`]: async (world, caller) => ({ ...changed(), ...(await aDraft(world, caller)) }),
  [`POST ${ARTICLES}/{id}/publications`]: aDraft,
  [`POST ${ARTICLES}/{id}/withdrawals`]: aDraft,
  'POST /api/web/v1/admin/article-pictures': async () => ({ file: DOT }),
}
