import type { ReactNode } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Article } from './api.ts'
import classes from './byline.module.css'

interface BylineProps {
  article: Pick<Article, 'author' | 'minutes'> & { publishedAt: string | null }
  portrait: ReactNode
  linked?: boolean
}

/** Author, date and reading time. */
export function Byline({ article, portrait, linked = false }: BylineProps) {
  const t = useT()
  const { author, publishedAt, minutes } = article
  const facts = [publishedAt && formatDate(publishedAt, t), t('{minutes} min read', { minutes })]
  return (
    <div className={classes.byline}>
      {portrait}
      <p>
        {!author && <strong>{t('Editorial team')}</strong>}
        {author && !linked && <strong lang={t.lang(author.name)}>{author.name}</strong>}
        {author && linked && (
          <LocalLink to={`/consultants/${author.slug}`} lang={t.lang(author.name)}>
            {author.name}
          </LocalLink>
        )}
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </p>
    </div>
  )
}
