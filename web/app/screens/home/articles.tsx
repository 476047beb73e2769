import type { Article } from '~/domains/content/articles/api.ts'
import { ArticleGrid } from '~/domains/content/articles/article-card.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { Section } from './section.tsx'

export function Articles({ articles }: { articles: readonly Article[] }) {
  const t = useT()
  return (
    <Section title={t('From the blog')} more={{ to: '/blogs', label: t('All articles') }}>
      <ArticleGrid articles={articles} headingOrder={3} />
    </Section>
  )
}
