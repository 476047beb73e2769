import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { type CourseList, coursesQuery, programmesQuery } from '~/domains/learning/api.ts'
import { CourseGrid } from '~/domains/learning/list/course-grid.tsx'
import { FilterChips } from '~/domains/learning/list/filter-chips.tsx'
import classes from '~/domains/learning/list/list.module.css'
import { ListForm } from '~/domains/learning/list/list-form.tsx'
import {
  askedFor,
  hasMore,
  isFiltered,
  readCourseFilter,
  writeCourseFilter,
} from '~/domains/learning/list/list-query.ts'
import { ProgrammeBand } from '~/domains/learning/list/programme-band.tsx'
import { useWatched } from '~/domains/learning/list/use-watched.ts'
import { coursePath } from '~/domains/learning/paths.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { graph, itemList } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import buttons from '~/ui/button-link.module.css'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import type { Route } from './+types/courses.ts'

export const handle: TextsHandle = { texts: ['shop'] }

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const query = coursesQuery(api, askedFor(readCourseFilter(new URL(args.request.url).searchParams)))
  const { queries } = await prefetch(args, () => ({ optional: [query, programmesQuery(api)] }))
  return { queries, listed: answerIn(queries, query) }
}

interface MetaArgs {
  loaderData: { listed: CourseList | undefined } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData, location }: MetaArgs, { origin }) => {
  const { sector, ...filter } = readCourseFilter(new URLSearchParams(location.search))
  const { courseList = [], courseType = [] } = loaderData?.listed ?? {}
  const named = courseType.find(({ slug }) => slug === sector)
  return {
    title: named ? t('Courses: {place}', { place: titleOf(named, t.language) }) : t('Courses'),
    description: t('Courses for people who run a business, at your own pace and with a certificate.'),
    ...(sector && { address: `/courses?${new URLSearchParams({ sector })}` }),
    private: isFiltered({ ...filter, sector: '' }) || Boolean(sector && !named),
    structured: graph(
      itemList(
        courseList.map((course) => ({ name: titleOf(course, t.language), path: coursePath(course.slug) })),
        (path) => origin + localPath(path, t.language),
      ),
    ),
  }
})

export default function Courses() {
  const t = useT()
  const api = useApi()
  const [query] = useSearchParams()
  const filter = readCourseFilter(query)
  const answer = useQuery(coursesQuery(api, askedFor(filter)))
  const programmes = useQuery(programmesQuery(api)).data?.programmes ?? []
  const watched = useWatched(useAuth((state) => state.auth?.type === 'user'))
  const { courseList: courses, coursecount: count = 0, courseType: sectors = [] } = answer.data ?? {}
  const programme = programmes.find(
    ({ slug, type }) => type === 'sub_categories' && (!filter.sector || slug === filter.sector),
  )
  return (
    <Page>
      <PageHead title={t('Courses')} action={<ListForm filter={filter} />}>
        {t('Learn from people who have done the work. Watch at your pace, pass the quiz, get a certificate.')}
      </PageHead>
      {programme && <ProgrammeBand programme={programme} />}
      {sectors.length > 0 && <FilterChips filter={filter} sectors={sectors} />}
      <h2 className="pm-visually-hidden">{t('All courses')}</h2>
      <p className="pm-visually-hidden" role="status">
        {answer.data && t.count(count, '{count} course found', '{count} courses found')}
      </p>
      {answer.isError && !courses && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={8} />}
      {courses && courses.length > 0 && (
        <>
          <CourseGrid courses={courses} watched={watched} />
          <div className={classes.more}>
            <span className="pm-num">
              {t.count(count, '{shown} of {count} course', '{shown} of {count} courses', { shown: courses.length })}
            </span>
            {hasMore(count, filter) && (
              <Link
                to={{ search: writeCourseFilter({ ...filter, page: filter.page + 1 }) }}
                preventScrollReset
                className={buttons.button}
                data-variant="outline"
                data-size="md"
              >
                <span>{t('Show more')}</span>
              </Link>
            )}
          </div>
        </>
      )}
      {courses?.length === 0 && <Nothing filtered={isFiltered(filter)} />}
    </Page>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useT()
  if (filtered)
    return (
      <EmptyState
        drawing="glass"
        tint="b"
        title={t('No courses found')}
        actions={<ButtonLink to="/courses">{t('Show all courses')}</ButtonLink>}
      >
        {t('Try a shorter word, or another sector.')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="book"
      tint="a"
      title={t('No courses yet')}
      actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
    >
      {t('Courses will appear here with their lessons, hours and price. A consultant can answer your question today.')}
    </EmptyState>
  )
}
