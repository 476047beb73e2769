import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ARTICLE_LANGUAGES, ARTICLE_STATES } from '#contract/content/constants.ts'
import { type ArticleRow, allArticlesQuery, exportArticles } from '~/domains/content/articles/staff/api.ts'
import { languageIn, stateIn } from '~/domains/content/articles/staff/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import classes from '../talks.module.css'

export const meta = page((t) => ({
  title: t('Articles'),
  description: t('Articles in English and Hindi.'),
  private: true,
}))

const columnsIn = (t: Translate): Column<ArticleRow>[] => [
  {
    ...{ key: 'title', title: t('Article'), sort: 'title' },
    cell: ({ id, title }) => (
      <LocalLink to={`/admin/articles/${id}`} lang={t.lang(title)}>
        {title}
      </LocalLink>
    ),
  },
  {
    ...{ key: 'author', title: t('Author'), stack: 'line' },
    cell: ({ author }) => author?.name ?? t('Editorial team'),
  },
  { key: 'language', title: t('Language'), stack: 'meta', cell: ({ language }) => languageIn(language, t) },
  { key: 'tags', title: t('Tags'), stack: 'meta', cell: ({ tags }) => tags.join(', ') },
  {
    ...{ key: 'publishedAt', title: t('Published'), sort: 'publishedAt', greatestFirst: true, stack: 'meta' },
    cell: ({ publishedAt }) => (publishedAt ? `${formatDate(publishedAt, t)}, ${formatTime(publishedAt, t)}` : '–'),
  },
  {
    ...{ key: 'updatedAt', title: t('Changed'), sort: 'updatedAt', greatestFirst: true, optional: true },
    cell: ({ updatedAt }) => `${formatDate(updatedAt, t)}, ${formatTime(updatedAt, t)}`,
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ state }) => {
      const { label, color } = stateIn(state, t)
      return <Badge color={color}>{label}</Badge>
    },
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: ARTICLE_STATES.map((value) => ({ value, label: stateIn(value, t).label })),
  },
  {
    ...{ kind: 'choice', key: 'language', label: t('Language') },
    choices: ARTICLE_LANGUAGES.map((value) => ({ value, label: languageIn(value, t) })),
  },
]

export default function Articles() {
  const t = useT()
  const api = useApi()
  const table = useTable({ columns: columnsIn(t), filters: filtersIn(t), sort: '-updatedAt' })
  const answer = useQuery({ ...allArticlesQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Articles')}
        action={
          <div className={classes.acts}>
            <ExportButton ask={() => exportArticles(api, table.input)} />
            <ButtonLink to="/admin/articles/new">{t('New article')}</ButtonLink>
          </div>
        }
      >
        <TableCount page={answer.data} />
      </PageHead>
      <DataTable
        caption={t('Articles')}
        table={table}
        answer={answer}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        searchLabel={t('Title, tag or author')}
        empty={{ title: t('No articles yet'), text: t('Write the first one. It is public only after you publish it.') }}
      />
    </>
  )
}
