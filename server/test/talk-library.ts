import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Received, Sent } from '#contract/endpoint.ts'
import * as api from '#contract/talks/library-staff.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { aListedConsultant } from './listed-consultant.ts'
import type { Person } from './people.ts'
import { sendBytes } from './uploads.ts'
import type { World } from './world.ts'

/** A video of the demo data: 31 seconds. */
export const FILM = readFileSync(join(import.meta.dirname, '../../demo/talks/films/returns-that-eat-the-margin.mp4'))
export const FILM_SECONDS = 31
export const CAPTIONS = 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nReturns that eat the margin\n'

export type StaffTalk = Received<typeof api.getLibraryTalk>['talk']
type Words = Sent<typeof api.addTalk>

let titles = 0

export async function talkWords(there: World, change: Partial<Words> = {}): Promise<Words> {
  titles += 1
  return {
    ...{ segment: 'industrial', title_english: `Boilers ${titles}`, title_hindi: `बॉयलर ${titles}` },
    ...{ about_english: 'About boilers.', about_hindi: 'बॉयलर के बारे में।', languages: ['hi', 'en'] },
    ...{ startsAt: new Date(there.clock.now().getTime() + 3 * DAY_MS).toISOString(), minutes: 45, liveUrl: null },
    ...{ drawing: 'bulb', tint: 'b' },
    consultantId: change.consultantId ?? (await aListedConsultant(there)).id,
    ...change,
  }
}

/** A talk as a draft, or published. */
export async function aTalk(there: World, { publish = true, ...change }: Partial<Words> & { publish?: boolean } = {}) {
  const staff = await there.aStaff()
  const { talk } = (await staff.send(api.addTalk, await talkWords(there, change))).body.data
  return { staff, talk: publish ? await published(staff, talk) : talk }
}

export const published = async (staff: Person, { id, version }: Pick<StaffTalk, 'id' | 'version'>) =>
  (await staff.send(api.publishTalk, { id, version })).body.data.talk

/** One with its recording. */
export async function aRecordedTalk(there: World, change: Parameters<typeof aTalk>[1] = {}) {
  const { staff, talk } = await aTalk(there, { ...change, publish: false })
  const recorded = await uploadFilm(staff, talk.id, FILM)
  const { publish = true } = change
  return { staff, talk: publish ? await published(staff, recorded.body.data.talk) : recorded.body.data.talk }
}

export const beginUpload = async (staff: Person, talkId: number, bytes: number) =>
  (await staff.send(api.beginUpload, { id: talkId, bytes })).body.data.upload

export const attach = (staff: Person, talkId: number, uploadId: string) =>
  staff.send(api.attachRecording, { id: talkId, uploadId })

/** Uploads a video as the browser does. */
export async function uploadFilm(staff: Person, talkId: number, film: Buffer) {
  const { id, url } = await beginUpload(staff, talkId, film.length)
  await sendBytes(staff, url, 0, film)
  return attach(staff, talkId, id)
}
