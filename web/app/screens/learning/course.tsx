import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { redirect, useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { type CourseDetail, courseQuery, type LessonRow } from '~/domains/learning/api.ts'
import { BuyPanel } from '~/domains/learning/detail/buy-panel.tsx'
import { Curriculum } from '~/domains/learning/detail/curriculum.tsx'
import { useOwnIsLoading, useWatched } from '~/domains/learning/list/use-watched.ts'
import { coursePath } from '~/domains/learning/paths.ts'
import { CourseStars } from '~/domains/learning/stars.tsx'
import { inLanguage } from '~/domains/learning/words.ts'
import { readReviewQuery } from '~/domains/reviews/api.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { languageOf, localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Page } from '~/ui/page.tsx'
import type { Route } from './+types/course.ts'
import { AddCourse } from './add-course.tsx'
import { CourseReviews } from './course-reviews.tsx'
import { courseReviewsQuery } from './course-reviews-query.ts'
import { IncludedCourse } from './included-course.tsx'
import classes from './learning.module.css'
import { structuredCourse, wayTo } from './structured.ts'

export const handle: TextsHandle = { texts: ['shop'] }

const PreviewLesson = lazy(async () => ({
  default: (await import('~/domains/learning/detail/preview-lesson.tsx')).PreviewLesson,
}))

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const { course } = args.params
  const first = await prefetch(args, () => ({ required: [courseQuery(api, course)] }))
  const found = answerIn(first.queries, courseQuery(api, course))?.courseById
  if (!found) throw new Response(null, { status: 404 })
  const { pathname, searchParams } = new URL(args.request.url)
  if (found.slug !== course) throw redirect(localPath(coursePath(found.slug), languageOf(pathname)), 301)
  const rest = await prefetch(args, () => ({
    optional: found.ratingCount > 0 ? [courseReviewsQuery(api, found.id, readReviewQuery(searchParams))] : [],
  }))
  return {
    queries: { mutations: [], queries: [...first.queries.queries, ...rest.queries.queries] },
    course: found,
  }
}

interface MetaArgs {
  loaderData: { course: CourseDetail } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData, location }: MetaArgs, site) => {
  const course = loaderData?.course
  if (!course) return { title: t('Courses'), description: '', private: true }
  return {
    title: titleOf(course, t.language),
    description: inLanguage(course.summary_english, course.summary_hindi, t),
    structured: structuredCourse(course, { t, site, url: site.origin + location.pathname }),
  }
})

/** One course: what one learns, its lessons, its trainer, and the way to buy it. */
export default function Course() {
  const t = useT()
  const { course: slug = '' } = useParams()
  const answer = useQuery(courseQuery(useApi(), slug)).data
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const watched = useWatched(isCustomer)
  const isLoading = useOwnIsLoading(isCustomer)
  const [preview, setPreview] = useState<LessonRow>()
  if (!answer) return null
  const { courseById: course, rules } = answer
  const title = titleOf(course, t.language)
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  return (
    <Page>
      <Breadcrumbs crumbs={wayTo(course, t)} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.summary}>{inLanguage(course.summary_english, course.summary_hindi, t)}</p>
      <p className={classes.facts}>
        {course.ratingAverage !== null && <CourseStars average={course.ratingAverage} count={course.ratingCount} />}
        {course.learners > 0 && (
          <span className="pm-num">
            <Icon name="users" size={18} />
            {t('{count} enrolled', { count: formatCount(course.learners) })}
          </span>
        )}
        <span>
          <Icon name="refresh" size={18} />
          {t('Updated {day}', { day: formatDate(course.updatedAt, t) })}
        </span>
        <span>{t('By {name}', { name: course.trainer.name })}</span>
      </p>
      <div className={classes.columns}>
        <div className={classes.side}>
          <BuyPanel
            course={course}
            rule={rules}
            isOwned={isLoading ? undefined : watched.has(course.id)}
            add={
              <>
                {isCustomer && <IncludedCourse />}
                <AddCourse course={course} />
              </>
            }
            preview={lessons.find(({ isPreview }) => isPreview)}
            onPreview={setPreview}
          />
        </div>
        <div className={classes.main}>
          {preview && (
            <Suspense fallback={null}>
              <PreviewLesson key={preview.id} lesson={preview} onClose={() => setPreview(undefined)} />
            </Suspense>
          )}
          <Outcomes course={course} />
          <Curriculum course={course} onPreview={setPreview} />
          <Trainer trainer={course.trainer} />
          <CourseReviews course={course} isOwned={watched.has(course.id)} />
        </div>
      </div>
    </Page>
  )
}

function Outcomes({ course }: { course: CourseDetail }) {
  const t = useT()
  const outcomes = inLanguage(course.outcomes_english, course.outcomes_hindi, t)
  if (outcomes.length === 0) return null
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes">{t('After this course you can')}</h2>
      <ul className={classes.outcomes}>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <Icon name="check" />
            {outcome}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Trainer({ trainer }: { trainer: CourseDetail['trainer'] }) {
  const t = useT()
  return (
    <section aria-labelledby="trainer">
      <h2 id="trainer">{t('Your trainer')}</h2>
      <div className={classes.trainer}>
        {trainer.thumbnail && <Portrait id={trainer.id} picture={trainer.thumbnail} width={84} />}
        <div>
          <h3 lang={t.lang(trainer.name)}>{trainer.name}</h3>
          <p>{(t.language === 'hi' && trainer.headline_hindi) || trainer.headline}</p>
          <LocalLink to={`/consultants/${trainer.slug}`}>
            {t('Book a session with {name}', { name: trainer.name })}
          </LocalLink>
        </div>
      </div>
    </section>
  )
}
