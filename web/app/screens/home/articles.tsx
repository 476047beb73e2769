import { useQuery } from '@tanstack/react-query'
import { articleListQuery } from '~/domains/content/articles/api.ts'
import { ArticleGrid } from '~/domains/content/articles/article-card.tsx'
import type { Api } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Section } from './section.tsx'

const ARTICLES_SHOWN = 3

/** The newest in the language of the page. */
export const newestArticlesQuery = (api: Api, language: 'en' | 'hi') =>
  articleListQuery(api, { language, only: language, limit: ARTICLES_SHOWN })

export default function Articles() {
  const t = useT()
  const articles = useQuery(newestArticlesQuery(useApi(), t.language)).data?.blogs ?? []
  if (articles.length === 0) return null
  return (
    <Section title={t('From the blog')} more={{ to: '/blogs', label: t('All articles') }}>
      <ArticleGrid articles={articles} headingOrder={3} />
    </Section>
  )
}
