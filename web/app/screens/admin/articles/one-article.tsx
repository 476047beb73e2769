import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { type StaffArticle, staffArticleQuery } from '~/domains/content/articles/staff/api.ts'
import { problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from '../talk.module.css'

/** Loads the article of the address. */
export function OneArticle({ children }: { children: (article: StaffArticle) => ReactNode }) {
  const t = useT()
  const { data, error } = useQuery(staffArticleQuery(useApi(), Number(useParams().articleId)))
  if (error && !data)
    return (
      <EmptyState
        drawing="letter"
        tint="d"
        title={t('This article cannot be shown')}
        actions={<ButtonLink to="/admin/articles">{t('All articles')}</ButtonLink>}
      >
        {problemText(error, t)}
      </EmptyState>
    )
  if (!data) return <SkeletonLines lines={10} />
  return (
    <>
      <LocalLink to="/admin/articles" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Articles')}
      </LocalLink>
      {children(data.article)}
    </>
  )
}
