import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { type Article, articlePath } from './api.ts'
import classes from './article-card.module.css'
import { ArticleCover } from './article-cover.tsx'

interface ArticleGridProps {
  articles: readonly Article[]
  headingOrder?: 2 | 3
  /** With the author after tag and reading time. */
  withAuthor?: boolean
}

export const ArticleGrid = ({ articles, headingOrder = 2, withAuthor = false }: ArticleGridProps) => (
  <ul className={classes.grid}>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} headingOrder={headingOrder} withAuthor={withAuthor} />
      </li>
    ))}
  </ul>
)

interface ArticleCardProps {
  article: Article
  headingOrder: 2 | 3
  withAuthor: boolean
}

function ArticleCard({ article, headingOrder, withAuthor }: ArticleCardProps) {
  const t = useT()
  const { title, tags, minutes, author } = article
  const Title = `h${headingOrder}` as const
  const [tag] = tags
  return (
    <article className={classes.card}>
      <ArticleCover article={article} decorative />
      <Title className={classes.title}>
        <LocalLink to={articlePath(article)} lang={t.lang(title)}>
          {title}
        </LocalLink>
      </Title>
      <p className={classes.meta}>
        {tag && <span lang={t.lang(tag)}>{tag}</span>}
        <span>{t('{minutes} min read', { minutes })}</span>
        {withAuthor &&
          (author ? <span lang={t.lang(author.name)}>{author.name}</span> : <span>{t('Editorial team')}</span>)}
      </p>
    </article>
  )
}

const PLACES = ['first', 'second', 'third']

/** Placeholder covers while loading. */
export const ArticleGridSkeleton = () => (
  <ul className={classes.grid} aria-hidden="true">
    {PLACES.map((place) => (
      <li key={place} className={classes.skeleton}>
        <span />
        <span />
      </li>
    ))}
  </ul>
)
