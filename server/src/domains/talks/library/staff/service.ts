import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/library-staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { newSlug } from '#server/platform/db/titled-rows.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { notifyPages } from '../queries.ts'
import { notifyListeners } from '../reminders/service.ts'
import { newRecordingName } from '../rules.ts'
import { filterOf, libraryFile } from './files.ts'
import * as queries from './queries.ts'

const SPEAKERS_SHOWN = 20

export async function listLibrary({ db }: SignedIn, input: Input<typeof api.listLibrary>) {
  const { page, limit, sort } = input
  const filter = filterOf(input)
  const view = {
    sort: sort.replace('-', '') as queries.Sort,
    descending: sort.startsWith('-'),
    ...{ limit, offset: (page - 1) * limit },
  }
  const [data, count] = await Promise.all([
    queries.libraryMatching(db, filter, view),
    queries.countMatching(db, filter),
  ])
  return { data, count, page, limit }
}

export async function exportLibrary(context: SignedIn, filter: Input<typeof api.exportLibrary>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'talks.exported', after: filter }))
  return { url: signedUrl(services, libraryFile, filter, { actor, now }) }
}

export const findSpeakers = async ({ db }: SignedIn, { search }: Input<typeof api.findSpeakers>) => ({
  speakers: await queries.speakersNamed(db, search, SPEAKERS_SHOWN),
})

export async function getLibraryTalk({ db }: SignedIn, { id }: Input<typeof api.getLibraryTalk>) {
  const talk = await queries.staffTalk(db, id)
  if (!talk) throw new Problem('not_found')
  return { talk }
}

const wordsOf = ({ consultantId, startsAt, liveUrl, ...words }: Input<typeof api.addTalk>) => ({
  ...words,
  ...{ consultant_id: consultantId, starts_at: startsAt, live_url: liveUrl },
})

export const addTalk = ({ db, ...context }: SignedIn, input: Input<typeof api.addTalk>) =>
  db.transaction().execute(async (tx) => {
    if (!(await queries.isSpeaker(tx, input.consultantId))) throw new Problem('not_found')
    const slug = await newSlug(tx, 'library_talks', input.title_english, 'talk')
    const { id } = await queries.insertTalk(tx, slug, wordsOf(input), context.now)
    await audit.record(tx, context, { action: 'talk.added', subject: subject(id), after: facts(input) })
    return asItStands(tx, id)
  })

export const changeTalk = ({ db, ...context }: SignedIn, input: Input<typeof api.changeTalk>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, ...words } = input
    const before = await queries.talkForChange(tx, id)
    if (!before || !(await queries.isSpeaker(tx, words.consultantId))) throw new Problem('not_found')
    if (!(await queries.updateTalk(tx, { id, version }, wordsOf(words), context.now))) throw new Problem('stale')
    const { title_english, title_hindi, segment, starts_at, minutes, consultant_id } = before
    await audit.record(tx, context, {
      action: 'talk.changed',
      subject: subject(id),
      before: {
        title_english,
        title_hindi,
        segment,
        minutes,
        consultantId: consultant_id,
        startsAt: starts_at.toISOString(),
      },
      after: facts(words),
    })
    const moved = before.state === 'published' && starts_at.getTime() !== words.startsAt.getTime()
    if (moved && words.startsAt > context.now) await notifyListeners(tx, context.now, id, 'talk_moved')
    return asItStands(tx, id)
  })

/** Announced while upcoming; afterwards only with its recording. */
export const publishTalk = ({ db, ...context }: SignedIn, { id, version }: Input<typeof api.publishTalk>) =>
  db.transaction().execute(async (tx) => {
    const talk = await queries.talkForChange(tx, id)
    if (!talk) throw new Problem('not_found')
    const isOver = talk.starts_at <= context.now
    if (!talk.speakerIsListed || (isOver && !talk.recording_name)) throw new Problem('talk_incomplete')
    const change = { state: 'published', withdrawn_reason: null }
    if (!(await queries.updateTalk(tx, { id, version }, change, context.now))) throw new Problem('stale')
    await audit.record(tx, context, {
      ...{ action: 'talk.published', subject: subject(id) },
      ...{ before: { state: talk.state }, after: { state: 'published' } },
    })
    return asItStands(tx, id)
  })

/** The recording gets a new address, so the public one stops working. */
export const withdrawTalk = ({ db, ...context }: SignedIn, input: Input<typeof api.withdrawTalk>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, reason } = input
    const talk = await queries.talkForChange(tx, id)
    if (!talk) throw new Problem('not_found')
    const change = {
      ...{ state: 'withdrawn', withdrawn_reason: reason },
      ...(talk.recording_name && { recording_name: newRecordingName() }),
    }
    if (!(await queries.updateTalk(tx, { id, version }, change, context.now))) throw new Problem('stale')
    await audit.record(tx, context, {
      ...{ action: 'talk.withdrawn', subject: subject(id), reason },
      ...{ before: { state: talk.state }, after: { state: 'withdrawn' } },
    })
    if (talk.state === 'published' && talk.starts_at > context.now)
      await notifyListeners(tx, context.now, id, 'talk_called_off')
    return asItStands(tx, id)
  })

const subject = (id: number) => ({ kind: 'library_talk', id })
const facts = ({ startsAt, ...words }: Input<typeof api.addTalk>) => ({ ...words, startsAt: startsAt.toISOString() })

/** All processes show it from the next page on. */
async function asItStands(tx: Tx, id: number) {
  await notifyPages(tx)
  return { talk: (await queries.staffTalk(tx, id))! }
}
