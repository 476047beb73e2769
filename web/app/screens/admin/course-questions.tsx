import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideLessonPost, exportLessonPosts, lessonPostsQuery, type StaffPost } from '~/domains/learning/staff/api.ts'
import { CourseName } from '~/domains/learning/staff/course-name.tsx'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { toast } from '~/ui/toast.tsx'

export const meta = page((t) => ({
  title: t('Course questions'),
  description: t('Questions and answers about lessons.'),
  private: true,
}))

const columnsIn = (t: Translate, decide: (post: StaffPost) => void): Column<StaffPost>[] => [
  { key: 'text', title: t('Text|what was written'), cell: ({ text }) => text },
  {
    ...{ key: 'kind', title: t('Kind'), stack: 'meta' },
    cell: ({ isAnswer }) => (isAnswer ? t('Answer|of a trainer or learner') : t('Question')),
  },
  {
    ...{ key: 'author', title: t('Written by'), sort: 'author', stack: 'line' },
    cell: ({ author, isTrainer }) => (isTrainer ? t('{name}, trainer', author) : author.name),
  },
  {
    ...{ key: 'course', title: t('Course'), sort: 'course', stack: 'line' },
    cell: ({ course }) => <CourseName id={course.id} titles={course} />,
  },
  {
    ...{ key: 'lesson', title: t('Lesson'), optional: true },
    cell: ({ lesson }) => titleOf(lesson, t.language),
  },
  {
    ...{ key: 'postedAt', title: t('Written'), sort: 'postedAt', greatestFirst: true, stack: 'meta' },
    cell: ({ postedAt }) => formatDate(postedAt, t),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ hidden }) =>
      hidden ? <Badge color="madder">{t('Hidden')}</Badge> : <Badge color="leaf">{t('Visible')}</Badge>,
  },
  {
    ...{ key: 'act', title: t('Action'), stack: 'amount' },
    cell: (post) => (
      <Button size="sm" variant="light" onClick={() => decide(post)}>
        {post.hidden ? t('Show again') : t('Hide')}
        <span className="pm-visually-hidden"> {post.id}</span>
      </Button>
    ),
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: [
      { value: 'waiting', label: t('Waits for the trainer') },
      { value: 'shown', label: t('Visible') },
      { value: 'hidden', label: t('Hidden') },
    ],
  },
]

export default function CourseQuestions() {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [deciding, setDeciding] = useState<StaffPost>()
  const table = useTable({ columns: columnsIn(t, setDeciding), filters: filtersIn(t), sort: '-postedAt' })
  const answer = useQuery({ ...lessonPostsQuery(api, table.input), placeholderData: keepPreviousData })
  const isHidden = deciding?.hidden !== null
  return (
    <>
      <PageHead title={t('Course questions')} action={<ExportButton ask={() => exportLessonPosts(api, table.input)} />}>
        <TableCount page={answer.data} />
      </PageHead>
      <DataTable
        caption={t('Course questions')}
        table={table}
        answer={answer}
        rowKey={({ id }) => id}
        rowName={({ text }) => text.slice(0, 40)}
        searchLabel={t('Text, name or course')}
        empty={{
          title: t('No questions yet'),
          text: t('What learners ask about lessons appears here, with the answers of trainers.'),
        }}
      />
      {deciding && (
        <ActDialog
          title={isHidden ? t('Show this text again?') : t('Hide this text?')}
          act={isHidden ? t('Show again') : t('Hide')}
          destructive={!isHidden}
          onClose={() => setDeciding(undefined)}
          send={(reason) => decideLessonPost(api, { id: deciding.id, decision: isHidden ? 'restore' : 'hide', reason })}
          onDone={({ message }) => {
            void toast(t(message))
            void refreshBackOffice(client)
          }}
        >
          <p>{deciding.text}</p>
          {!isHidden && !deciding.isAnswer && t('Its answers are hidden with it.')}
        </ActDialog>
      )}
    </>
  )
}
