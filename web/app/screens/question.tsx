import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { profileQuery } from '~/domains/consultants/profile/api.ts'
import { type Question, questionQuery } from '~/domains/questions/api.ts'
import { QUESTIONS_PATH } from '~/domains/questions/paths.ts'
import { AskForm } from '~/features/asking/ask-form.tsx'
import { Thread } from '~/features/question-thread/thread.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { NoSuch } from '~/ui/no-such.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Written consultancy'),
  description: t('A written question and its answer.'),
  private: true,
}))

/** A question: the form while it is new or a draft, then the thread. */
export default function QuestionPage() {
  const t = useT()
  const api = useApi()
  const { question: id } = useParams()
  const side = useAuth(({ auth }) => (auth?.type === 'consultant' ? 'consultant' : 'customer'))
  const isNew = id === 'new'
  const answer = useQuery({ ...questionQuery(api, Number(id)), enabled: !isNew, refetchOnMount: 'always' })
  const question = isNew ? undefined : answer.data?.question
  if (isNew && side === 'consultant') return <OnlyCustomersAsk />
  // The form stays mounted when its first save turns a new question into a draft.
  if (isNew || question?.state === 'draft') return <Asking draft={question} />
  if (question) return <Thread question={question} side={side} />
  if (answer.isError)
    return (
      <NoSuch
        error={answer.error}
        retry={answer.refetch}
        page={t('Written consultancy')}
        drawing="letter"
        title={t('This question cannot be shown')}
        actions={<ButtonLink to={QUESTIONS_PATH}>{t('My written consultancy')}</ButtonLink>}
      >
        {t('It belongs to another account, or another expert has accepted it.')}
      </NoSuch>
    )
  return (
    <>
      <PageHead title={t('Written consultancy')} />
      <SkeletonLines lines={10} />
    </>
  )
}

function Asking({ draft }: { draft: Question | undefined }) {
  const t = useT()
  const [query] = useSearchParams()
  const slug = draft ? draft.other?.slug : query.get('consultant')
  const profile = useQuery({ ...profileQuery(useApi(), slug ?? ''), enabled: Boolean(slug) })
  if (slug && profile.isPending)
    return (
      <>
        <PageHead title={t('Ask a question')} />
        <SkeletonLines lines={10} />
      </>
    )
  return (
    <AskForm
      draft={draft}
      profile={profile.data?.consultantDetails}
      industryId={Number(query.get('industry')) || null}
    />
  )
}

function OnlyCustomersAsk() {
  const t = useT()
  return (
    <EmptyState
      drawing="letter"
      tint="d"
      headingOrder={1}
      title={t('Only customers can ask')}
      actions={<ButtonLink to={QUESTIONS_PATH}>{t('My written consultancy')}</ButtonLink>}
    >
      {t('Log in as a customer to ask.')}
    </EmptyState>
  )
}
