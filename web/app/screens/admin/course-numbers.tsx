import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { numbersQuery } from '~/domains/learning/staff/api.ts'
import { NumbersPanel } from '~/domains/learning/staff/numbers-panel.tsx'
import { page } from '~/lib/head.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { OneCourse } from './one-course.tsx'

export const meta = page((t) => ({
  title: t('Numbers'),
  description: t('Courses, their lessons and learners.'),
  private: true,
}))

export default function CourseNumbersPage() {
  const { data, isError, refetch } = useQuery(numbersQuery(useApi(), Number(useParams().courseId)))
  return (
    <OneCourse>
      {() =>
        data ? <NumbersPanel numbers={data} /> : isError ? <LoadFailed retry={refetch} /> : <SkeletonLines lines={8} />
      }
    </OneCourse>
  )
}
