import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Tx } from '#server/platform/db/db.ts'
import { demoConsultants } from './consultants/consultants.ts'
import { captionsOf, secondsOf } from './talks/captions.ts'
import { filesOf, recordedTalks } from './talks/files.ts'
import type { DemoTalk, RecordedTalk, UpcomingTalk } from './talks/talk.ts'
import { upcomingTalks } from './talks/upcoming.ts'
import { dayAt } from './timeline.ts'

const markOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** The library: recordings with captions, and upcoming talks with reminders. */
export async function writeTalks(tx: Tx, consultantIds: readonly number[], now: Date) {
  const speakerOf = ({ speaker }: DemoTalk) => {
    const id = consultantIds[demoConsultants.findIndex(({ name }) => name === speaker)]
    if (id === undefined) throw new Error(`no demo consultant named ${speaker}`)
    return id
  }
  for (const talk of recordedTalks) await writeRecorded(tx, talk, speakerOf(talk), now)
  for (const talk of upcomingTalks) await writeUpcoming(tx, talk, speakerOf(talk), now)
}

const wordsOf = (talk: DemoTalk, consultantId: number) => ({
  ...{ slug: talk.slug, segment: talk.segment, consultant_id: consultantId, state: 'published' },
  ...{ title_english: talk.title, title_hindi: talk.titleInHindi },
  ...{ about_english: talk.about, about_hindi: talk.aboutInHindi },
  ...{ languages: talk.languages, drawing: talk.drawing, tint: talk.tint },
})

/** Whole days from now, at an hour in India. */
const atHour = (now: Date, days: number, hour: number) => dayAt(now, -days, `${hour}:00`)

async function writeRecorded(tx: Tx, talk: RecordedTalk, consultantId: number, now: Date) {
  const { film, poster } = filesOf(talk)
  const bytes = readFileSync(film.source)
  const recordedAt = atHour(now, -talk.daysAgo, 20)
  const { id } = await tx
    .insertInto('library_talks')
    .values({
      ...wordsOf(talk, consultantId),
      ...{ starts_at: atHour(now, -talk.daysAgo, 18), minutes: 30, views: talk.views },
      ...{ recording_name: film.name, recording_key: film.key, recording_bytes: bytes.length },
      ...{ recording_mark: markOf(bytes).slice(0, 32), recording_seconds: secondsOf(talk), recorded_at: recordedAt },
      ...{ poster: `/media/talk-posters/${poster.name}`, created_at: recordedAt, updated_at: recordedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const language of ['en', 'hi'] as const) {
    const vtt = captionsOf(talk, language)
    await tx
      .insertInto('library_captions')
      .values({ talk_id: id, language, vtt, mark: markOf(vtt).slice(0, 16) })
      .execute()
  }
}

async function writeUpcoming(tx: Tx, talk: UpcomingTalk, consultantId: number, now: Date) {
  const announcedAt = dayAt(now, 5, '11:00')
  const { id } = await tx
    .insertInto('library_talks')
    .values({
      ...wordsOf(talk, consultantId),
      ...{ starts_at: atHour(now, talk.inDays, talk.hour), minutes: talk.minutes },
      ...{ created_at: announcedAt, updated_at: announcedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('library_reminders')
    .columns(['talk_id', 'account_id', 'asked_at'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select((one) => [one.val(id).as('talk_id'), 'accounts.id', one.val(announcedAt).as('asked_at')])
        .where('type', '=', 'user')
        .orderBy('accounts.id', 'desc')
        .limit(talk.going),
    )
    .execute()
}
