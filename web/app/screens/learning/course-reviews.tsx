import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import type { CourseDetail } from '~/domains/learning/api.ts'
import { useReviewAddress } from '~/domains/reviews/address.ts'
import { ReviewsSection } from '~/domains/reviews/components/reviews-section.tsx'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { courseReviewsQuery } from './course-reviews-query.ts'
import classes from './learning.module.css'

const ReportEntry = lazy(() => import('~/features/reporting/report-entry.tsx'))

interface CourseReviewsProps {
  course: CourseDetail
  isOwned: boolean
}

/** What its learners say about a course. */
export function CourseReviews({ course, isOwned }: CourseReviewsProps) {
  const t = useT()
  const isSignedIn = useAuth((state) => state.isAuthentiCated)
  const { input } = useReviewAddress()
  const reviews = useQuery({
    ...courseReviewsQuery(useApi(), course.id, input),
    placeholderData: keepPreviousData,
    enabled: course.ratingCount > 0,
  })
  const summary = reviews.data?.ratings ?? {
    ...{ average: course.ratingAverage, count: course.ratingCount, distribution: [] },
  }
  return (
    <section aria-labelledby="reviews" className={classes.reviews}>
      <h2 id="reviews">{t('Reviews')}</h2>
      <ReviewsSection
        consultant={course.trainer}
        summary={summary}
        reviews={reviews}
        acts={isSignedIn && ReportEntry}
      />
      {isOwned && (
        <p>
          <LocalLink to="/dashboard/review">{t('Review this course')}</LocalLink>
        </p>
      )}
    </section>
  )
}
