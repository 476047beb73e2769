import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { getCatalogueTree } from '#contract/catalogue/editing.ts'
import type { listConsultants } from '#contract/discovery/listing.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { addAttachment } from '#contract/learning/attachments.ts'
import type * as api from '#contract/learning/staff.ts'
import { aPdf } from '#test/documents.ts'
import { type AuthRecord, call } from './api.ts'

const FILM = join(import.meta.dirname, '../../demo/talks/films/choosing-a-name-you-can-protect.mp4')

/** A course with its programmes, as the tests use it. */
export interface TestCourse {
  id: number
  slug: string
  title: string
  sectorId: number
  sector: string
  industryId: number
  industry: string
}

export const testCourse = () => JSON.parse(process.env.E2E_COURSE ?? '{}') as TestCourse

const titled = (title: string) => ({
  ...{ title_english: title, title_hindi: 'एक पाठ', about_english: 'What it is about.', about_hindi: 'पाठ के बारे में।' },
  attachments: [] as number[],
})
const asked = (text: string) => ({
  ...{ text_english: text, text_hindi: 'कौन-सा लाइसेंस?', explanation_english: 'Because of the turnover.' },
  ...{ explanation_hindi: 'टर्नओवर के कारण।' },
})
const option = (text: string, isRight: boolean) => ({ text_english: text, text_hindi: 'विकल्प', isRight })

/** A published course with a video that is also a preview, a text and a quiz; its industry and sector have programmes. */
export async function courseOf(baseURL: string, staff: AuthRecord): Promise<TestCourse> {
  const ask = <Data>(method: string, path: string, body?: object) => call<Data>(baseURL, method, path, body, staff)
  const tree = await ask<Received<typeof getCatalogueTree>>('GET', '/api/web/v1/admin/catalogue')
  const path = '/api/web/v1/admin/programmes'
  const { programmes } = await ask<Received<typeof api.listStaffProgrammes>>('GET', path)
  // One without courses in the demo, so that nothing of the demo changes.
  const sector = tree.categoryTypes
    .flatMap(({ sectors }) => sectors)
    .findLast(({ id, industries }) => industries.length > 1 && !programmes.some((one) => one.id === id))!
  const industry = sector.industries[0]!
  const { consultants } = await ask<Received<typeof listConsultants>>('GET', '/api/mobile/v1/consultants?limit=1')
  const facts: Sent<typeof api.addCourse> = {
    ...{ industryId: industry.id, consultantId: consultants[0]!.id },
    ...{ title_english: 'Licences for a small kitchen', title_hindi: 'छोटी रसोई के लाइसेंस' },
    ...{ summary_english: 'Which licence, and when.', summary_hindi: 'कौन-सा लाइसेंस, और कब।' },
    ...{ outcomes_english: ['Choose a licence'], outcomes_hindi: ['लाइसेंस चुनना'], languages: ['hi', 'en'] },
    ...{ pricePaise: 10_000, drawing: 'book', tint: 'b' },
  }
  const { course } = await ask<Received<typeof api.addCourse>>('POST', '/api/web/v1/admin/courses', facts)
  const at = `/api/web/v1/admin/courses/${course.id}`
  const filmId = await uploadFilm(baseURL, staff, at)
  const attachments = [await uploadFile(baseURL, staff, at)]
  const source = (lessonId: number) => ({ lessonId, atSecond: 7 })
  const content = (videoId: number | null): Sent<typeof api.saveContent>['content'] => ({
    chapters: [
      {
        ...{ title_english: 'Before you spend', title_hindi: 'ख़र्च से पहले' },
        lessons: [
          { kind: 'video', id: videoId, ...titled('Which licence, and when'), attachments, isPreview: true, filmId },
          {
            ...{ kind: 'quiz', id: null, ...titled('Quiz: licences'), passPercent: 60, attempts: 3, minutes: 10 },
            ...{ shuffle: false, review: true },
            questions: [
              {
                ...{ kind: 'single', ...asked('Which licence do you need?') },
                options: [option('Basic registration', false), option('State licence', true)],
                source: videoId === null ? null : source(videoId),
              },
              { kind: 'number', ...asked('How many years is it valid?'), answer: 5, tolerance: 0, source: null },
            ],
          },
        ],
      },
    ],
  })
  const save = async (version: number, videoId: number | null) =>
    (await ask<Received<typeof api.saveContent>>('PUT', `${at}/content`, { version, content: content(videoId) })).course
  const first = await save(course.version, null)
  const saved = await save(first.version, first.content.chapters[0]!.lessons[0]!.id)
  await ask('POST', `${at}/publications`, { version: saved.version })
  for (const [id, pricePaise] of [
    [industry.id, 300_000],
    [sector.id, 900_000],
  ] as const)
    await ask('PUT', `${path}/${id}`, { pricePaise, isOffered: true, version: 0 })
  return {
    ...{ id: course.id, slug: course.slug, title: course.title_english },
    ...{ sectorId: sector.id, sector: sector.title_english },
    ...{ industryId: industry.id, industry: industry.title_english },
  }
}

interface Uploading {
  baseURL: string
  staff: AuthRecord
  /** Of the upload. */
  path: string
  bytes: Buffer
  name?: string
}

/** Returns the id of the upload. */
async function sendBytes({ baseURL, staff, path, bytes, name }: Uploading) {
  const begun = { bytes: bytes.length, ...(name && { name }) }
  const { upload } = await call<Received<typeof api.beginFilmUpload>>(baseURL, 'POST', path, begun, staff)
  const sent = await fetch(new URL(upload.url, baseURL), {
    method: 'PATCH',
    headers: {
      ...{ authorization: `Bearer ${staff.token}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  if (!sent.ok) throw new Error(`the upload answered ${sent.status}`)
  return upload.id
}

async function uploadFilm(baseURL: string, staff: AuthRecord, course: string) {
  const uploadId = await sendBytes({ baseURL, staff, path: `${course}/uploads`, bytes: await readFile(FILM) })
  const input = { uploadId, quality: 'low', filmId: null }
  return (await call<Received<typeof api.attachFilm>>(baseURL, 'POST', `${course}/films`, input, staff)).film.id
}

async function uploadFile(baseURL: string, staff: AuthRecord, course: string) {
  const name = 'Checklist.pdf'
  const uploadId = await sendBytes({ baseURL, staff, path: `${course}/attachment-uploads`, bytes: aPdf(), name })
  const path = `${course}/attachments`
  return (await call<Received<typeof addAttachment>>(baseURL, 'POST', path, { uploadId, name }, staff)).attachment.id
}

/** Bought from the wallet. */
export async function buyCourse(baseURL: string, buyer: AuthRecord, id: number) {
  const items = [{ id, type: 'course' }]
  const quote = await call<{ totalPaise: number }>(baseURL, 'POST', '/api/web/v1/cart-quotes', { items }, buyer)
  const billing = { name: buyer.name, state: '27' }
  const input = { items, useWallet: true, billing, expectedTotalPaise: quote.totalPaise }
  await call(baseURL, 'POST', '/api/web/v1/orders', input, buyer)
}
