import { beginFilmUpload } from '#contract/learning/staff.ts'
import { aCourse, aProgramme, aSector, contentOf, courseFacts, quiz } from '../courses.ts'
import type { Person } from '../people.ts'
import { CAPTIONS, FILM } from '../talk-library.ts'
import { sendBytes } from '../uploads.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>>

const COURSES = '/api/web/v1/admin/courses'
const PROGRAMMES = '/api/web/v1/admin/programmes'

const aDraft: Fitting = async (world) => {
  const { course } = await aCourse(world, { publish: false })
  return { id: course.id, version: course.version }
}
const onSale: Fitting = async (world) => {
  const { course } = await aCourse(world)
  return { id: course.id, version: course.version, slug: course.slug }
}
const aProgrammeOnSale: Fitting = async (world) => {
  const { id, industryIds } = await aSector(world, 1)
  await aCourse(world, { industryId: industryIds[0]! })
  await aProgramme(world, id, 500_000)
  return { id, version: 1 }
}
const anUpload: Fitting = async (world, caller) => {
  const { staff, course } = await aCourse(world, { publish: false })
  const owner = caller ?? staff
  const { upload } = (await owner.send(beginFilmUpload, { id: course.id, bytes: FILM.length })).body.data
  await sendBytes(owner, upload.url, 0, FILM)
  return { id: course.id, uploadId: upload.id, quality: 'low', filmId: null }
}

export const learningFittings: Record<string, Fitting> = {
  'GET /api/web/v1/courses/{slug}': onSale,
  'GET /api/web/v1/programmes/{id}': aProgrammeOnSale,
  [`GET ${COURSES}/{id}`]: aDraft,
  [`POST ${COURSES}`]: async (world) => ({ ...(await courseFacts(world)) }),
  [`PUT ${COURSES}/{id}`]: async (world, caller) => ({
    ...(await courseFacts(world)),
    ...(await aDraft(world, caller)),
  }),
  [`PUT ${COURSES}/{id}/content`]: async (world, caller) => ({
    ...(await aDraft(world, caller)),
    content: contentOf(quiz()),
  }),
  [`POST ${COURSES}/{id}/publications`]: aDraft,
  [`POST ${COURSES}/{id}/withdrawals`]: onSale,
  [`POST ${COURSES}/{id}/uploads`]: async (world, caller) => ({ ...(await aDraft(world, caller)), bytes: 1000 }),
  [`POST ${COURSES}/{id}/films`]: anUpload,
  'PUT /api/web/v1/admin/films/{id}/captions/{language}': async (world) => ({
    ...{ id: (await aCourse(world, { publish: false })).film.id, language: 'en', vtt: CAPTIONS },
  }),
  [`PUT ${PROGRAMMES}/{id}`]: async (world, caller) => ({
    ...{ ...(await aProgrammeOnSale(world, caller)), pricePaise: 400_000, isOffered: true },
  }),
}
