import type { Person } from '../people.ts'
import { aRecordedTalk, aTalk, beginUpload, CAPTIONS, FILM, talkWords } from '../talk-library.ts'
import { sendBytes } from '../uploads.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>>

const aDraft: Fitting = async (world) => {
  const { talk } = await aTalk(world, { publish: false })
  return { id: talk.id, version: talk.version }
}
const anUpload: Fitting = async (world, caller) => {
  const { staff, talk } = await aTalk(world)
  const owner = caller ?? staff
  const { id, url } = await beginUpload(owner, talk.id, FILM.length)
  await sendBytes(owner, url, 0, FILM)
  return { id: talk.id, uploadId: id }
}
const recorded =
  (segment: 'industrial' | 'professional'): Fitting =>
  async (world) => {
    const { talk } = await aRecordedTalk(world, { segment })
    return { id: talk.id, slug: talk.slug }
  }
const aTalkToCome: Fitting = async (world) => ({ id: (await aTalk(world)).talk.id })

const LIBRARY = '/api/web/v1/admin/talk-library'

export const talkLibraryFittings: Record<string, Fitting> = {
  'GET /api/web/v1/industrial-talks/{slug}': recorded('industrial'),
  'GET /api/web/v1/professional-talks/{slug}': recorded('professional'),
  'POST /api/web/v1/talk-library/{id}/views': recorded('industrial'),
  'PUT /api/web/v1/talk-reminders/{id}': aTalkToCome,
  'DELETE /api/web/v1/talk-reminders/{id}': aTalkToCome,
  [`POST ${LIBRARY}`]: async (world) => ({ ...(await talkWords(world)) }),
  [`GET ${LIBRARY}/{id}`]: aDraft,
  [`PUT ${LIBRARY}/{id}`]: async (world, caller) => ({ ...(await talkWords(world)), ...(await aDraft(world, caller)) }),
  [`POST ${LIBRARY}/{id}/publications`]: aDraft,
  [`POST ${LIBRARY}/{id}/withdrawals`]: aDraft,
  [`PUT ${LIBRARY}/{id}/captions/{language}`]: async (world, caller) => ({
    ...(await aDraft(world, caller)),
    ...{ language: 'en', vtt: CAPTIONS },
  }),
  [`PUT ${LIBRARY}/{id}/poster`]: aDraft,
  [`POST ${LIBRARY}/{id}/uploads`]: async (world, caller) => ({ ...(await aDraft(world, caller)), bytes: 1000 }),
  [`PUT ${LIBRARY}/{id}/recording`]: anUpload,
}
