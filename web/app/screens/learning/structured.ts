import type { CourseDetail } from '~/domains/learning/api.ts'
import { inLanguage } from '~/domains/learning/words.ts'
import type { Site } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { graph, isoLength, offerOf, ratingOf } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import { breadcrumbList, type Crumb } from '~/ui/breadcrumbs.tsx'

/** Breadcrumbs from the list to the course. */
export const wayTo = (course: CourseDetail, t: Translate): Crumb[] => [
  { title: t('Courses'), to: '/courses' },
  { title: titleOf(course.sector, t.language), to: `/courses?sector=${course.sector.slug}` },
  { title: titleOf(course, t.language) },
]

/** Films and reading together. */
const secondsOf = ({ chapters }: CourseDetail) =>
  chapters
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, { seconds, minutes }) => sum + (seconds ?? 0) + 60 * (minutes ?? 0), 0)

interface Place {
  t: Translate
  site: Site
  url: string
}

export function structuredCourse(course: CourseDetail, { t, site: { origin, name }, url }: Place) {
  const addressOf = (path: string) => origin + localPath(path, t.language)
  const { trainer, pricePaise } = course
  return graph(
    {
      '@type': 'Course',
      name: titleOf(course, t.language),
      description: inLanguage(course.summary_english, course.summary_hindi, t),
      ...{ url, inLanguage: course.languages },
      provider: { '@type': 'Organization', name, url: origin },
      ...ratingOf(course.ratingAverage, course.ratingCount),
      offers: offerOf(pricePaise, { category: pricePaise > 0 ? 'Paid' : 'Free', url }),
      hasCourseInstance: {
        ...{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: isoLength(secondsOf(course)) },
        instructor: { '@type': 'Person', name: trainer.name, url: addressOf(`/consultants/${trainer.slug}`) },
      },
    },
    breadcrumbList(wayTo(course, t), addressOf),
  )
}
