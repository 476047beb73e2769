import { createHash, randomBytes } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/library-staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import { cleanCaptions, type ReadAt, secondsOfFilm } from '#server/platform/files/films.ts'
import { redrawPicture } from '#server/platform/files/pictures.ts'
import {
  beginUpload,
  type CompleteUpload,
  claimUpload,
  completeUpload,
  discardUpload,
  type SyncedUpload,
  syncUpload,
} from '#server/platform/files/uploads.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { notifyPages } from '../queries.ts'
import { newRecordingName, POSTERS } from '../rules.ts'
import { staffTalk, talkForChange, writePoster } from '../staff/queries.ts'
import * as queries from './queries.ts'

export const changeCaptions = ({ db, ...context }: SignedIn, input: Input<typeof api.changeCaptions>) =>
  db.transaction().execute(async (tx) => {
    const { id, language } = input
    if (!(await talkForChange(tx, id))) throw new Problem('not_found')
    const vtt = input.vtt.trim() === '' ? null : cleanCaptions(input.vtt)
    if (vtt === undefined) throw new Problem('captions_unreadable')
    if (vtt === null) await queries.dropCaptions(tx, id, language)
    else await queries.writeCaptions(tx, { talk_id: id, language, vtt, mark: markOf(vtt) })
    await audit.record(tx, context, {
      action: vtt === null ? 'talk.captions_removed' : 'talk.captions_changed',
      subject: { kind: 'library_talk', id },
      after: { language, characters: vtt?.length ?? 0 },
    })
    await notifyPages(tx)
    return { talk: (await staffTalk(tx, id))! }
  })

export const markOf = (vtt: string) => createHash('sha256').update(vtt).digest('hex').slice(0, 16)

const SIZE = { width: 1280, height: 720 }
const QUALITY = 80

/** Stored before the row references it, and the old one deleted afterwards, so that no page shows a broken picture. */
export async function changePoster(context: SignedIn, { id }: Input<typeof api.changePoster>) {
  const { db, services, now, upload } = context
  const name = upload && `${randomBytes(16).toString('base64url')}.webp`
  if (upload) {
    const picture = await redrawPicture(upload.bytes, SIZE, QUALITY)
    await services.store.put(`talk-posters/${name}`, picture, { contentType: 'image/webp' })
  }
  const { talk, replaced } = await db.transaction().execute(async (tx) => {
    const before = await talkForChange(tx, id)
    if (!before) throw new Problem('not_found')
    await writePoster(tx, id, name ? POSTERS + name : null, now)
    await audit.record(tx, context, { action: 'talk.poster_changed', subject: { kind: 'library_talk', id } })
    await notifyPages(tx)
    return { talk: (await staffTalk(tx, id))!, replaced: before.poster }
  })
  if (replaced) await services.store.remove(`talk-posters/${replaced.slice(POSTERS.length)}`)
  return { talk }
}

const PURPOSE = 'talk recording'

export const beginRecording = ({ db, services, actor, now }: SignedIn, { id, bytes }: Input<typeof api.beginUpload>) =>
  db.transaction().execute(async (tx) => {
    if (!(await talkForChange(tx, id))) throw new Problem('not_found')
    const about = { accountId: actor.id, purpose: PURPOSE, subjectId: id, bytes, at: now }
    return { upload: await beginUpload(tx, services.files, about) }
  })

/** The type is read from the content; the file name and the browser's claim are ignored. */
export async function attachRecording(context: SignedIn, { id, uploadId }: Input<typeof api.attachRecording>) {
  const { db, services, actor, now } = context
  const upload = await completeUpload(db, uploadId, { accountId: actor.id, purpose: PURPOSE })
  if (upload.subject_id !== id) throw new Problem('not_found')
  const read: ReadAt = async (from, length) =>
    (await services.files.read(db, upload.file_id, { from, to: Math.min(from + length, upload.bytes) - 1 }))!
  const seconds = await secondsOfFilm(read, upload.bytes)
  if (seconds === undefined) {
    await db.transaction().execute((tx) => discardUpload(tx, upload, now))
    throw new Problem('unsupported_film')
  }
  const { talk, replaced } = await publishFilm(context, upload, seconds)
  if (replaced) await services.store.remove(replaced)
  return { talk }
}

/** Recordings are public and read in ranges, so the video is copied to a separate place, unencrypted. */
async function publishFilm(context: SignedIn, upload: CompleteUpload, seconds: number) {
  const { db, services } = context
  const name = newRecordingName()
  const key = `talk-recordings/${name}`
  try {
    const hash = createHash('sha256')
    const { body } = (await services.files.stream(db, upload.file_id))!
    await services.store.putParts(key, hashed(body, hash), { contentType: 'video/mp4', bytes: upload.bytes })
    const synced = await syncUpload(services.files, upload)
    return await takeOver(context, synced, { name, key, mark: hash.digest('hex').slice(0, 32), seconds })
  } catch (error) {
    // A copy that no talk references must not stay behind.
    if (!(await queries.recordingNamed(db, name))) await services.store.remove(key)
    throw error
  }
}

interface Film {
  name: string
  key: string
  mark: string
  seconds: number
}

/** Makes it the talk's recording; returns the previous one. */
const takeOver = (context: SignedIn, upload: SyncedUpload, { name, key, mark, seconds }: Film) =>
  context.db.transaction().execute(async (tx) => {
    const talkId = upload.subject_id!
    const fileId = await claimUpload(tx, upload, context.now)
    await context.services.files.release(tx, fileId, context.now)
    const before = await queries.recordingForChange(tx, talkId)
    await queries.writeRecording(tx, talkId, {
      ...{ recording_name: name, recording_key: key, recording_bytes: upload.bytes, recording_seconds: seconds },
      ...{ recording_mark: mark, recorded_at: context.now },
    })
    await audit.record(tx, context, {
      action: 'talk.recording_uploaded',
      subject: { kind: 'library_talk', id: talkId },
      before: { seconds: before.seconds },
      after: { seconds, bytes: upload.bytes },
    })
    await notifyPages(tx)
    return { talk: (await staffTalk(tx, talkId))!, replaced: before.key }
  })

async function* hashed(parts: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
}
