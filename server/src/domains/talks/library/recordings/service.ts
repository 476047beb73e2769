import { createHash, randomBytes } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import { RECORDING_PART_BYTES } from '#contract/limits.ts'
import type * as api from '#contract/talk-library-staff.ts'
import * as audit from '#server/domains/audit/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db.ts'
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
  const { db } = context
  const { store } = context.house
  const upload = await queries.uploadById(db, id)
  if (!upload) throw new Problem('not_found')
  if (upload.received_bytes !== upload.bytes) throw new Problem('stale')
  const seconds = await secondsOfFilm(readerOf(store, upload), upload.bytes)
  if (seconds === undefined) {
    await stillThere(db, id)
    await queries.dropUpload(db, id)
    await dropParts(store, upload)
    throw new Problem('unsupported_film')
  }
  const { talk, replaced } = await putTogether(context, upload, seconds)
  await dropParts(store, upload)
  if (replaced) await store.remove(replaced)
  return { talk }
}

/** Of two who finish the same upload, one finds it gone, or its parts. */
async function stillThere(db: Db, id: number) {
  if (!(await queries.uploadById(db, id))) throw new Problem('not_found')
}

async function putTogether(context: SignedIn, upload: Row, seconds: number) {
  const { db, house } = context
  const name = newRecordingName()
  const key = `talk-recordings/${name}`
  try {
    const hash = createHash('sha256')
    const about = { contentType: 'video/mp4', bytes: upload.bytes }
    await house.store.putParts(key, hashed(partsOf(house.store, upload), hash), about)
    return await takeOver(context, upload, { name, key, mark: hash.digest('hex').slice(0, 32), seconds })
  } catch (error) {
    // What no talk shows lies about for nobody.
    if (!(await queries.recordingNamed(db, name))) await house.store.remove(key)
    await stillThere(db, upload.id)
    throw error
  }
}

interface Film {
  name: string
  key: string
  mark: string
  seconds: number
}

/** From here on it is the talk's recording; answers what it was before. */
const takeOver = (context: SignedIn, upload: Row, { name, key, mark, seconds }: Film) =>
  context.db.transaction().execute(async (tx) => {
    if (!(await queries.lockUpload(tx, upload.id))) throw new Problem('not_found')
    await queries.dropUpload(tx, upload.id)
    const before = await queries.recordingForChange(tx, upload.talk_id)
    await queries.writeRecording(tx, upload.talk_id, {
      ...{ recording_name: name, recording_key: key, recording_bytes: upload.bytes, recording_seconds: seconds },
      ...{ recording_mark: mark, recorded_at: context.now },
    })
    await audit.record(tx, context, {
      action: 'talk.recording_uploaded',
      subject: { kind: 'talk', id: upload.talk_id },
      before: { seconds: before.seconds },
      after: { seconds, bytes: upload.bytes },
    })
    await tellPages(tx)
    return { talk: (await staffTalk(tx, upload.talk_id))!, replaced: before.key }
  })

async function* hashed(parts: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
}
