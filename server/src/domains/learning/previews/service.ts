import type { Input } from '#contract/endpoint.ts'
import { FILM_ADDRESS_SECONDS } from '#contract/learning/constants.ts'
import type * as api from '#contract/learning/previews.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { openUrl } from '#server/platform/http/signed-urls.ts'
import { filmById } from '../films/queries.ts'
import { publishedContentOf } from '../lessons/queries.ts'
import { isPreview, lessonRow, lessonsOf, textsOf } from '../rules.ts'
import { previewCaptions, previewFilm } from './files.ts'

export async function previewLesson(context: Context, { id, quality }: Input<typeof api.previewLesson>) {
  const content = await publishedContentOf(context.db, id)
  const lesson = content && lessonsOf(content).find((one) => one.id === id)
  if (!lesson || !isPreview(lesson)) throw new Problem('not_found')
  const film =
    lesson.kind === 'video' && lesson.filmId !== null ? await addressed(context, id, lesson.filmId, quality) : null
  return { preview: { ...lessonRow(lesson), ...textsOf(lesson), film } }
}

async function addressed(
  { db, services, now }: Context,
  lesson: number,
  film: number,
  wanted: Input<typeof api.previewLesson>['quality'],
) {
  const { seconds, qualities, captions } = await filmById(db, film)
  const quality = qualities.includes(wanted) ? wanted : qualities[0]!
  return {
    ...{ seconds, qualities },
    captions: captions.map((language) => ({
      language,
      url: openUrl(services, previewCaptions, { lesson, film, language }, now),
    })),
    address: {
      url: openUrl(services, previewFilm, { lesson, film, quality }, now),
      quality,
      expiresAt: new Date(now.getTime() + FILM_ADDRESS_SECONDS * 1000),
    },
  }
}
