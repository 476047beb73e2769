import { createHash, randomBytes } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import { RECORDING_PART_BYTES } from '#contract/limits.ts'
import type * as api from '#contract/talk-library-staff.ts'
import * as audit from '#server/domains/audit/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { tellPages } from '../queries.ts'
import { staffTalk, talkForChange } from '../staff/queries.ts'
import { dropParts, partKey, partsOf, readerOf } from './parts.ts'
import * as queries from './queries.ts'
import { secondsOfFilm } from './rules.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.uploadById>>>

const shown = ({ id, bytes, received_bytes }: Row) => ({
  upload: { id, bytes, receivedBytes: received_bytes, partBytes: RECORDING_PART_BYTES },
})

/** By chance and of any length of days: whoever was not given it does not find it. */
export const newRecordingName = () => `${randomBytes(16).toString('base64url')}.mp4`

export const beginUpload = ({ db, now }: SignedIn, { id, bytes }: Input<typeof api.beginUpload>) =>
  db.transaction().execute(async (tx) => {
    if (!(await talkForChange(tx, id))) throw new Problem('not_found')
    const key = `talk-uploads/${randomBytes(16).toString('hex')}`
    return shown(await queries.insertUpload(tx, { talk_id: id, key, bytes, begun_at: now }))
  })

/** The part lies in the store before it is counted: what is counted is there. */
export async function bringPart({ db, house, upload: part }: SignedIn, { id, offset }: Input<typeof api.bringPart>) {
  const upload = await queries.uploadById(db, id)
  if (!upload) throw new Problem('not_found')
  if (!part) return shown(upload)
  const whole = part.bytes.length === RECORDING_PART_BYTES || offset + part.bytes.length === upload.bytes
  if (offset !== upload.received_bytes || !whole) throw new Problem('stale')
  if (offset + part.bytes.length > upload.bytes) throw new Problem('too_large')
  await house.store.put(partKey(upload, offset), part.bytes, { contentType: 'application/octet-stream' })
  const counted = await queries.countPart(db, { id, offset, bytes: part.bytes.length })
  if (!counted) throw new Problem('stale')
  return shown(counted)
}

/** What the film is, it says itself; its name and what a browser calls it mean nothing. */
export async function finishUpload(context: SignedIn, { id }: Input<typeof api.finishUpload>) {
  const { db, house, now } = context
  const { store } = house
  const upload = await queries.uploadById(db, id)
  if (!upload) throw new Problem('not_found')
  if (upload.received_bytes !== upload.bytes) throw new Problem('stale')
  const seconds = await secondsOfFilm(readerOf(store, upload), upload.bytes)
  if (seconds === undefined) {
    await queries.dropUpload(db, id)
    await dropParts(store, upload)
    throw new Problem('unsupported_film')
  }
  const name = newRecordingName()
  const recording_key = `talk-recordings/${name}`
  const hash = createHash('sha256')
  await store.putParts(recording_key, hashed(partsOf(store, upload), hash), {
    ...{ contentType: 'video/mp4', bytes: upload.bytes },
  })
  const answer = await db.transaction().execute(async (tx) => {
    // Of two who finish the same upload, one finds it gone.
    if (!(await queries.lockUpload(tx, id))) throw new Problem('not_found')
    await queries.dropUpload(tx, id)
    const before = await queries.recordingForChange(tx, upload.talk_id)
    await queries.writeRecording(tx, upload.talk_id, {
      ...{ recording_name: name, recording_key, recording_bytes: upload.bytes, recording_seconds: seconds },
      ...{ recording_mark: hash.digest('hex').slice(0, 32), recorded_at: now },
    })
    await audit.record(tx, context, {
      action: 'talk.recording_uploaded',
      subject: { kind: 'talk', id: upload.talk_id },
      before: { seconds: before.seconds },
      after: { seconds, bytes: upload.bytes },
    })
    await tellPages(tx)
    return { talk: await staffTalk(tx, upload.talk_id), replaced: before.key }
  })
  await dropParts(store, upload)
  if (answer.replaced) await store.remove(answer.replaced)
  return { talk: answer.talk! }
}

async function* hashed(parts: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
}
