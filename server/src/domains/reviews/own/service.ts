import type { Input } from '#contract/endpoint.ts'
import { type ReviewKind, tagsFor } from '#contract/reviews/constants.ts'
import type * as api from '#contract/reviews/own.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { serializeByKey } from '#server/platform/db/serialize-by-key.ts'
import { tryMark } from '#server/platform/http/call-limits.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { dayInIndia, endOfDay } from '#server/platform/time.ts'
import { hiddenShown, itemShown, reviewShown } from '../rows.ts'
import { authorOf, languageOfText } from '../rules.ts'
import { findSubject, type Subject, subjectsOf } from '../subjects/registry.ts'
import * as queries from './queries.ts'

const DAY_MS = 86_400_000
const HOUR_SECONDS = 3600
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

/** What the customer may review and has not. */
async function unreviewed(db: Db, customerId: number, now: Date) {
  const { reviewWriteDays } = await readSettings(db, now)
  const subjects = await subjectsOf(db, customerId, daysAfter(now, -reviewWriteDays), now)
  const reviewed = await queries.reviewedIds(
    db,
    subjects.map(({ id }) => id),
  )
  return subjects.filter(({ id }) => !reviewed.has(id))
}

async function pendingShown(db: Db, subjects: readonly Subject[], now: Date) {
  const { reviewWriteDays } = await readSettings(db, now)
  const [consultants, industries] = await Promise.all([
    consultantsShown(
      db,
      subjects.map(({ consultantId }) => consultantId),
    ),
    queries.industriesNamed(
      db,
      subjects.flatMap(({ industryId }) => industryId ?? []),
    ),
  ])
  return subjects.map(({ id, amountPaise, consultantId, kind, mode, industryId, heldAt, endedAt, ...subject }) => ({
    ...{ id, amount: amountPaise / 100, consultantId, consultant: consultants.get(consultantId)! },
    about: {
      ...{ kind, mode, heldAt, ...itemShown(subject) },
      industry: industries.find((industry) => industry.id === industryId) ?? null,
    },
    until: daysAfter(endedAt, reviewWriteDays),
  }))
}

async function consultantsShown(db: Db | Tx, ids: readonly number[]) {
  const rows = await queries.consultantsNamed(db, ids)
  return new Map(
    rows.map(({ id, name, slug, thumbnail }) => [
      id,
      { id, name, slug: slug === null ? null : String(slug), thumbnail: thumbnail ?? portraitPath('plain', id) },
    ]),
  )
}

export async function reviewDone({ db, actor, now }: SignedIn) {
  const { reviewAskDays } = await readSettings(db, now)
  const [subjects, quiet] = await Promise.all([unreviewed(db, actor.id, now), queries.quietUntil(db, actor.id)])
  const asked = subjects.filter((subject) => subject.asked && subject.endedAt > daysAfter(now, -reviewAskDays))
  const isQuiet = quiet !== undefined && quiet > now
  return { isReview: asked.length === 0 || isQuiet, pendingReview: await pendingShown(db, asked, now) }
}

/** PRODUCT: until the next day. */
export async function closeRatingPopup({ db, actor, now }: SignedIn) {
  const quietUntil = endOfDay(dayInIndia(now))
  await queries.setQuiet(db, actor.id, quietUntil)
  return { quietUntil }
}

type Words = Pick<Input<typeof api.editReview>, 'rating' | 'comment' | 'tags'>
/** Of the tags only those that fit what is reviewed. */
const wordsOf = ({ rating, comment, tags }: Words, kind: ReviewKind) => ({
  ...{ rating, comment, language: languageOfText(comment) },
  tags: tags.filter((tag) => tagsFor(kind).includes(tag)),
})

export async function addRating({ db, actor, now }: SignedIn, input: Input<typeof api.addRating>) {
  const subject = await findSubject(db, input.bookId, now)
  if (!subject || subject.customerId !== actor.id) throw new Problem('not_found')
  const { reviewWriteDays } = await readSettings(db, now)
  if (await queries.reviewOfSubject(db, actor.id, subject.id)) throw new Problem('already_reviewed')
  if (subject.endedAt <= daysAfter(now, -reviewWriteDays)) throw new Problem('too_late')
  // Every review updates the consultant's average: a crowd waits here and not for that row with a connection each.
  const reviewId = await serializeByKey(`reviews of consultant ${subject.consultantId}`, () =>
    db.transaction().execute((tx) => storeReview(tx, subject, wordsOf(input, subject.kind), now)),
  )
  return { Amount: subject.amountPaise / 100, reviewId }
}

async function storeReview(tx: Tx, subject: Subject, words: ReturnType<typeof wordsOf>, now: Date) {
  const { customerId } = subject
  const author = authorOf(await queries.authorById(tx, customerId))
  const { id } = await queries.insertReview(tx, subject, { ...words, author }, now)
  await notifyReceived(tx, { ...subject, ...words, id, author, isEdited: false }, now)
  return id
}

interface Received extends Pick<Words, 'rating' | 'comment'> {
  id: number
  consultantId: number
  author: string
  isEdited: boolean
  kind: Subject['kind']
  itemEnglish?: string | null
  itemHindi?: string | null
}

async function notifyReceived(tx: Tx, { id, consultantId, author, rating, comment, ...about }: Received, at: Date) {
  const { isEdited, kind, itemEnglish, itemHindi } = about
  const item = itemEnglish ? { english: itemEnglish, hindi: itemHindi || itemEnglish } : undefined
  const isListedApart = kind === 'course' || kind === 'product'
  const params = { reviewId: id, other: author, rating, text: comment, isEdited, item, isListedApart }
  await notify(tx, at, { accountId: consultantId, message: 'review_received', params })
}

export async function listOwnReviews({ db, actor, now }: SignedIn, input: Input<typeof api.listOwnReviews>) {
  const { page, limit } = input
  const { reviewEditDays: editDays } = await readSettings(db, now)
  const [rows, count, subjects] = await Promise.all([
    queries.ownReviews(db, actor.id, { limit, offset: (page - 1) * limit }),
    queries.countOwn(db, actor.id),
    unreviewed(db, actor.id, now),
  ])
  const data = await ownShown(db, rows, now)
  return { data, reviewList: data, count, page, limit, pending: await pendingShown(db, subjects, now), editDays }
}

async function ownShown(db: Db | Tx, rows: readonly queries.OwnRow[], now: Date) {
  const { reviewEditDays } = await readSettings(db, now)
  const consultants = await consultantsShown(
    db,
    rows.map(({ consultantId }) => consultantId),
  )
  return rows.map(({ subjectId, consultantId, hiddenAt, hiddenReason, hiddenNote, ...row }) => {
    const until = daysAfter(row.createdAt, reviewEditDays)
    return {
      ...reviewShown(row),
      ...{ subjectId, consultant: consultants.get(consultantId)! },
      editableUntil: until > now ? until : null,
      hidden: hiddenShown({ hiddenAt, hiddenReason, hiddenNote }),
    }
  })
}

export const editReview = ({ db, actor, now }: SignedIn, { id, ...input }: Input<typeof api.editReview>) =>
  db.transaction().execute(async (tx) => {
    const { reviewEditDays } = await readSettings(tx, now)
    const before = await queries.ownReview(tx, actor.id, id)
    if (!before) throw new Problem('not_found')
    const edited = { id, customerId: actor.id, since: daysAfter(now, -reviewEditDays) }
    const { consultantId, author } = before
    const words = wordsOf(input, before.kind)
    if (!(await queries.updateReview(tx, edited, words, now))) throw new Problem('too_late')
    const isNews = before.rating !== input.rating || before.comment !== input.comment
    const cap = { key: `review-edits ${id}`, max: 1, seconds: HOUR_SECONDS }
    if (isNews && !before.hiddenAt && (await tryMark(tx, cap, now)))
      await notifyReceived(tx, { ...before, id, consultantId, author, isEdited: true, ...words }, now)
    const [review] = await ownShown(tx, [(await queries.ownReview(tx, actor.id, id))!], now)
    return { review: review! }
  })

/** A browser says that it has rated something. Only a hint: what the consultant's browsers are told is what is stored. */
export const announceReview = (db: Db, customerId: number, subjectId: number, now: Date) =>
  db.transaction().execute(async (tx) => {
    const review = await queries.reviewOfSubject(tx, customerId, subjectId)
    if (!review) throw new Problem('not_found')
    const { id: reviewId, consultantId } = review
    // A browser says it once per change; more is noise for the consultant's.
    if (!(await tryMark(tx, { key: `ratingdone ${reviewId}`, max: 5, seconds: 60 }, now))) return {}
    await outbox.addEvent(tx, now, { event: 'reviewchanged', to: { accountId: consultantId }, data: { reviewId } })
    return {}
  })
