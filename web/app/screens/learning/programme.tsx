import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { useMyCart } from '~/domains/cart/state.ts'
import { ownProgrammeQuery, type ProgrammeDetail, programmeQuery } from '~/domains/learning/api.ts'
import { CourseGrid } from '~/domains/learning/list/course-grid.tsx'
import { useWatched } from '~/domains/learning/list/use-watched.ts'
import { coursePath, programmePath } from '~/domains/learning/paths.ts'
import { Industries } from '~/domains/learning/programme/industries.tsx'
import { PricePanel } from '~/domains/learning/programme/price-panel.tsx'
import { programmeTitle, timeOf } from '~/domains/learning/words.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { graph, itemList } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs, breadcrumbList } from '~/ui/breadcrumbs.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Page } from '~/ui/page.tsx'
import type { Route } from './+types/programme.ts'
import { AddProgramme, useReplaced } from './add-programme.tsx'
import classes from './learning.module.css'

export const handle: TextsHandle = { texts: ['shop'] }

const idIn = (programme: string | undefined) => (/^\d{1,15}$/.test(programme ?? '') ? Number(programme) : 0)

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const id = idIn(args.params.programme)
  if (id === 0) throw new Response(null, { status: 404 })
  const { queries } = await prefetch(args, () => ({ required: [programmeQuery(api, id)] }))
  return { queries, programme: answerIn(queries, programmeQuery(api, id)) }
}

const wayTo = ({ courseDetail }: ProgrammeDetail, t: Translate) => [
  { title: t('Courses'), to: '/courses' },
  ...(courseDetail.type === 'sub_categories'
    ? []
    : [{ title: programmeTitle(courseDetail.sector, t), to: programmePath(courseDetail.sector.id) }]),
  { title: programmeTitle(courseDetail, t) },
]

interface MetaArgs {
  loaderData: { programme: ProgrammeDetail | undefined } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData }: MetaArgs, { origin }) => {
  const programme = loaderData?.programme
  if (!programme) return { title: t('Courses'), description: '', private: true }
  const addressOf = (path: string) => origin + localPath(path, t.language)
  return {
    title: programmeTitle(programme.courseDetail, t),
    description: aboutOf(programme, t),
    structured: graph(
      breadcrumbList(wayTo(programme, t), addressOf),
      itemList(
        programme.edpRelatedCourses.map((course) => ({
          ...{ name: titleOf(course, t.language), path: coursePath(course.slug) },
        })),
        addressOf,
      ),
    ),
  }
})

const aboutOf = ({ courseDetail }: ProgrammeDetail, t: Translate) =>
  courseDetail.type === 'sub_categories'
    ? t('Every industry programme of the sector at one price. New courses are added at no cost for a year.')
    : t('All courses of the industry at one price. New courses are added at no cost for a year.')

/** The programme of a sector or an industry. */
export default function Programme() {
  const api = useApi()
  const id = idIn(useParams().programme)
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const forVisitors = useQuery(programmeQuery(api, id)).data
  const own = useQuery({ ...ownProgrammeQuery(api, id), enabled: isCustomer }).data
  const programme = (isCustomer && own) || forVisitors
  if (!programme) return null
  return <Shown programme={programme} isCustomer={isCustomer} />
}

function Shown({ programme, isCustomer }: { programme: ProgrammeDetail; isCustomer: boolean }) {
  const t = useT()
  const { courseDetail, edpRelatedCourses, subSubCategories } = programme
  const watched = useWatched(isCustomer)
  const replaces = useReplaced(courseDetail).length
  const inCart = new Set(
    useMyCart()
      .filter(({ type }) => type === 'sub_sub_categories')
      .map(({ id }) => id),
  )
  return (
    <Page>
      <Breadcrumbs crumbs={wayTo(programme, t)} />
      <h1 className={classes.title}>{programmeTitle(courseDetail, t)}</h1>
      <p className={classes.summary}>{aboutOf(programme, t)}</p>
      <p className={classes.facts}>
        <span className="pm-num">
          <Icon name="school" size={18} />
          {t.count(courseDetail.courses, '{count} course', '{count} courses')}
        </span>
        {courseDetail.seconds > 0 && (
          <span className="pm-num">
            <Icon name="clock" size={18} />
            {timeOf(courseDetail.seconds, t)}
          </span>
        )}
        <span className="pm-num">
          <Icon name="certificate" size={18} />
          {t.count(courseDetail.courses, '{count} certificate', '{count} certificates')}
        </span>
      </p>
      <div className={classes.columns}>
        <div className={classes.side}>
          <PricePanel programme={programme} replaces={replaces} add={<AddProgramme programme={programme} />} />
        </div>
        <div className={classes.main}>
          {subSubCategories.length > 0 && <Industries industries={subSubCategories} inCart={inCart} />}
          <section aria-labelledby="contained">
            <h2 id="contained">{t('Courses inside')}</h2>
            <CourseGrid courses={edpRelatedCourses} watched={watched} />
          </section>
        </div>
      </div>
    </Page>
  )
}
