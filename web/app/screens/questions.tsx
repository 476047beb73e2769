import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { openQuestionsQuery, questionsQuery } from '~/domains/questions/api.ts'
import { OpenRows } from '~/domains/questions/components/open-rows.tsx'
import { QuestionRows } from '~/domains/questions/components/question-rows.tsx'
import { askPath } from '~/domains/questions/paths.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PagedListPager } from '~/ui/operated/paged-list/pager.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Segments } from '~/ui/segments.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './questions.module.css'

export const meta = page((t) => ({
  title: t('My written consultancy'),
  description: t('Ask in writing, attach your papers and get a written answer, or a full refund.'),
  private: true,
}))

const pageOf = (query: URLSearchParams) => {
  const asked = Number(query.get('page'))
  return Number.isInteger(asked) && asked > 0 ? asked : 1
}

export default function Questions() {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const isConsultant = useAuth(({ auth }) => auth?.type === 'consultant')
  const list = isConsultant && query.get('list') === 'open' ? 'open' : 'mine'
  return (
    <>
      <PageHead
        title={t('My written consultancy')}
        action={
          !isConsultant && (
            <ButtonLink to={askPath()} data-feature="questions">
              {t('Ask a question')}
            </ButtonLink>
          )
        }
      />
      {isConsultant && (
        <div className={classes.which}>
          <Segments
            legend={t('Show questions')}
            name="list"
            chosen={list}
            onChoose={(next) => setQuery(next === 'open' ? { list: next } : {})}
            choices={[
              { value: 'mine', label: t('My questions') },
              { value: 'open', label: t('Open questions') },
            ]}
          />
        </div>
      )}
      {list === 'open' ? <Open page={pageOf(query)} /> : <Mine page={pageOf(query)} isConsultant={isConsultant} />}
    </>
  )
}

function Mine({ page: current, isConsultant }: { page: number; isConsultant: boolean }) {
  const t = useT()
  const questions = useQuery({
    ...questionsQuery(useApi(), { page: current }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data } = questions
  if (questions.isError) return <LoadFailed retry={questions.refetch} />
  if (!data) return <SkeletonLines lines={8} />
  if (data.data.length === 0)
    return (
      <EmptyState
        drawing="letter"
        tint="d"
        title={t('No written questions')}
        actions={!isConsultant && <ButtonLink to="/written-consultancy">{t('How it works')}</ButtonLink>}
      >
        {isConsultant
          ? t('Questions that customers ask you appear here.')
          : t('Send a question with your papers and get a written answer, or a full refund.')}
      </EmptyState>
    )
  return (
    <>
      <QuestionRows questions={data.data} side={isConsultant ? 'consultant' : 'customer'} />
      {data.count > data.limit && (
        <PagedListPager page={data} hrefOf={(next) => ({ search: next > 1 ? `?page=${next}` : '' })} />
      )}
    </>
  )
}

function Open({ page: current }: { page: number }) {
  const t = useT()
  const questions = useQuery({
    ...openQuestionsQuery(useApi(), current),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data } = questions
  if (questions.isError) return <LoadFailed retry={questions.refetch} />
  if (!data) return <SkeletonLines lines={8} />
  if (data.data.length === 0)
    return (
      <EmptyState drawing="letter" tint="d" title={t('No open questions now')}>
        {t('Questions to any expert of your industries appear here. The first to accept answers.')}
      </EmptyState>
    )
  return (
    <>
      <OpenRows questions={data.data} />
      {data.count > data.limit && (
        <PagedListPager
          page={data}
          hrefOf={(next) => ({ search: next > 1 ? `?list=open&page=${next}` : '?list=open' })}
        />
      )}
    </>
  )
}
