import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { trainerQuestionsQuery } from '~/domains/learning/discussion/api.ts'
import classes from '~/domains/learning/discussion/discussion.module.css'
import { Question } from '~/domains/learning/discussion/question.tsx'
import { coursePath } from '~/domains/learning/paths.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PagedListPager } from '~/ui/operated/paged-list/pager.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Questions about your courses'),
  description: t('Questions about your courses'),
  private: true,
}))

/** What learners ask the trainer of a course. */
export default function CourseQuestions() {
  const t = useT()
  const address = useListAddress()
  const filter = address.get('filter') === 'all' ? ('all' as const) : ('waiting' as const)
  const answer = useQuery({
    ...trainerQuestionsQuery(useApi(), { page: address.page, filter }),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  return (
    <>
      <PageHead title={t('Questions about your courses')}>
        {t('Learners of your courses ask here. All learners of a course can read your answers.')}
      </PageHead>
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={8} />}
      {data && (
        <NativeSelect
          label={t('Status')}
          className={classes.filter ?? ''}
          value={filter}
          onChange={({ currentTarget }) => address.set({ filter: currentTarget.value === 'all' ? 'all' : '' })}
          data={[
            { value: 'waiting', label: t('Waiting for you') },
            { value: 'all', label: t('All') },
          ]}
        />
      )}
      {data?.count === 0 && (
        <EmptyState
          drawing="letter"
          tint="c"
          title={t('No question waits for you')}
          actions={<ButtonLink to="/consultant-dashboard">{t('Dashboard')}</ButtonLink>}
        >
          {t('When a learner asks about a lesson, you are notified and the question appears here.')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className={classes.questions}>
            {data.data.map((question) => (
              <Question
                key={question.id}
                question={question}
                answer={t('Answer|as a trainer')}
                place={
                  <p className={classes.place}>
                    <LocalLink to={coursePath(question.course.slug)} data-own>
                      {titleOf(question.course, t.language)}
                    </LocalLink>
                    {' · '}
                    {titleOf(question.lesson, t.language)}
                  </p>
                }
              />
            ))}
          </ul>
          <PagedListPager page={data} hrefOf={address.pageHref} />
        </>
      )}
    </>
  )
}
