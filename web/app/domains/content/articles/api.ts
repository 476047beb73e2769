import { useQuery } from '@tanstack/react-query'
import type * as contract from '#contract/content/articles.ts'
import type { ArticleLanguage } from '#contract/content/constants.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, areaState, useApi } from '~/lib/query.tsx'

export type Article = Received<typeof contract.listArticles>['blogs'][number]
export type ArticlePage = Received<typeof contract.getArticle>['blog']
export type ArticleListInput = Sent<typeof contract.listArticles>

/** The page of an article without the language of its address. */
export const articlePath = ({ slug }: { slug: string }) => `/blogs/${slug}`

export const articleListQuery = (api: Api, input: ArticleListInput) =>
  apiQuery<typeof contract.listArticles>(api, 'GET /api/web/v1/articles', input)

export const articleQuery = (api: Api, slug: string, language: ArticleLanguage) =>
  apiQuery<typeof contract.getArticle>(api, 'GET /api/web/v1/articles/{slug}', { slug, language })

/** SPEC's blogs area: the list, and whether it was fetched. */
export function useBlogs(input: ArticleListInput) {
  const result = useQuery(articleListQuery(useApi(), input))
  const { blogs = [], tags = [], count = 0, limit = 1 } = result.data ?? {}
  return { blogs, tags, last: Math.ceil(count / limit), count, retry: result.refetch, ...areaState(result) }
}

/** SPEC's blog: one article with related ones. */
export function useBlog(slug: string, language: ArticleLanguage) {
  const result = useQuery(articleQuery(useApi(), slug, language))
  return { blog: result.data?.blog, related: result.data?.related ?? [], ...areaState(result) }
}
