import type { Input } from '#contract/endpoint.ts'
import type * as answering from '#contract/questions/answering.ts'
import type * as api from '#contract/questions/endpoints.ts'
import { completeLine } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { lockOwn } from '../access.ts'
import { sanitisedAnswer } from '../answer-html.ts'
import { followUpLate, resume } from '../endings/service.ts'
import { changeQuestion } from '../events.ts'
import { notifyNews } from '../notifications.ts'
import { insertMessage, nextPosition } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { awaits, daysAfter, hoursAfter, isOverdue, laterOf, mayFollowUp, secondsUntil } from '../rules.ts'
import { shownTo } from '../views/service.ts'

/** The question awaits this now, and its time has not passed. */
function assertAwaits(question: QuestionFacts, ...expected: QuestionFacts['awaiting'][]) {
  if (!expected.includes(question.awaiting)) throw new Problem('stale')
}
function assertInTime(question: QuestionFacts, now: Date) {
  if (isOverdue(question, now)) throw new Problem('too_late')
}

export const askForDetails = ({ db, actor, now }: SignedIn, { id, text }: Input<typeof answering.askForDetails>) =>
  db.transaction().execute(async (tx) => {
    const question = await lockOwn(tx, id, actor)
    assertAwaits(question, 'answer')
    if (question.clarificationAskedAt !== null) throw new Problem('stale')
    assertInTime(question, now)
    const { questionPauseDays } = await readSettings(db, now)
    const after = await changeQuestion(tx, question, {
      ...{ to: 'asked', kind: 'details_asked', by: { id: actor.id, role: 'consultant' }, at: now },
      set: {
        ...{ clarification_asked_at: now, seconds_left: secondsUntil(question.dueAt!, now) },
        ...awaits('details', daysAfter(now, questionPauseDays), now),
      },
    })
    await writeDetails(tx, question, { authorId: actor.id, kind: 'clarification_request', body: text, at: now })
    await notifyNews(tx, after, { news: 'details_asked', to: 'customer' }, now)
    return shownTo(tx, id, actor, now)
  })

export const giveQuestionDetails = (
  { db, actor, now }: SignedIn,
  { id, text }: Input<typeof api.giveQuestionDetails>,
) =>
  db.transaction().execute(async (tx) => {
    const question = await lockOwn(tx, id, actor)
    assertAwaits(question, 'details')
    assertInTime(question, now)
    const dueAt = hoursAfter(now, question.secondsLeft! / 3600)
    const after = await changeQuestion(tx, question, {
      ...{ to: 'asked', kind: 'details_given', by: { id: actor.id, role: 'customer' }, at: now },
      set: { clarified_at: now, seconds_left: null, ...awaits('answer', dueAt, now) },
    })
    await writeDetails(tx, question, { authorId: actor.id, kind: 'clarification', body: text, at: now })
    await notifyNews(tx, after, { news: 'details_given', to: 'consultant' }, now)
    return shownTo(tx, id, actor, now)
  })

type Written = Omit<Parameters<typeof insertMessage>[1], 'questionId' | 'position'> & { position?: number }

const write = (tx: Tx, { id: questionId }: QuestionFacts, { position = 1, ...message }: Written) =>
  insertMessage(tx, { questionId, position, ...message })

/** A question that was reassigned may have details already, asked for by the consultant before. */
const writeDetails = async (tx: Tx, question: QuestionFacts, message: Omit<Written, 'position'>) =>
  write(tx, question, { ...message, position: await nextPosition(tx, question.id, message.kind) })

/** Answers the question, with which it is earned, or the waiting follow-up. */
export async function answerQuestion(once: Once, { id, html }: Input<typeof answering.answerQuestion>) {
  const { tx, actor, now } = once
  // Before the locks: a long text takes a while.
  const body = sanitisedAnswer(html)
  const question = await lockOwn(tx, id, actor)
  if (question.state === 'follow_up') await answerFollowUp(once, question, body)
  else await answerFirst(once, question, body)
  return shownTo(tx, id, actor, now)
}

async function answerFirst({ tx, db, actor, now }: Once, seen: QuestionFacts, body: string) {
  assertAwaits(seen, 'answer', 'details')
  const isPauseOver = seen.awaiting === 'details' && isOverdue(seen, now)
  const question = isPauseOver ? await resume(tx, seen, now) : seen
  assertInTime(question, now)
  const { followUpDays } = await readSettings(db, now)
  const until = daysAfter(now, followUpDays)
  const after = await changeQuestion(tx, question, {
    ...{ to: 'answered', kind: 'answered', by: { id: actor.id, role: 'consultant' }, at: now },
    set: { answered_at: now, follow_ups_until: until, seconds_left: null, ...awaits('closing', until, now) },
  })
  await write(tx, question, { authorId: actor.id, kind: 'answer', body, at: now })
  await completeLine(tx, { lineId: question.lineId!, at: now })
  await notifyNews(tx, after, { news: 'answered', to: 'customer' }, now)
}

async function answerFollowUp({ tx, actor, now }: Once, seen: QuestionFacts, body: string) {
  const isLate = seen.awaiting === 'follow_up' && isOverdue(seen, now)
  const question = isLate ? await followUpLate(tx, seen, now) : seen
  if (question.state !== 'follow_up') throw new Problem('stale')
  const after = await changeQuestion(tx, question, {
    ...{ to: 'answered', kind: 'follow_up_answered', by: { id: actor.id, role: 'consultant' }, at: now },
    set: awaits('closing', laterOf(question.followUpsUntil!, now), now),
  })
  const position = question.followUps
  await write(tx, question, { authorId: actor.id, kind: 'follow_up_answer', position, body, at: now })
  await notifyNews(tx, after, { news: 'answered', to: 'customer' }, now)
}

export const askFollowUp = ({ db, actor, now }: SignedIn, input: Input<typeof api.askFollowUp>) =>
  db.transaction().execute(async (tx) => {
    await followUp(tx, { by: actor, at: now, ...input })
    return shownTo(tx, input.id, actor, now)
  })

interface NewFollowUp {
  id: number
  by: Pick<Actor, 'id' | 'type'>
  text: string
  at: Date
}

export async function followUp(tx: Tx, { id, by, text, at }: NewFollowUp) {
  const question = await lockOwn(tx, id, by)
  if (!mayFollowUp(question, at)) throw new Problem(question.state === 'follow_up' ? 'stale' : 'too_late')
  const { followUpAnswerHours } = await readSettings(tx as Db, at)
  const position = question.followUps + 1
  const after = await changeQuestion(tx, question, {
    ...{ to: 'follow_up', kind: 'follow_up', by: { id: by.id, role: 'customer' }, at },
    set: { follow_ups: position, ...awaits('follow_up', hoursAfter(at, followUpAnswerHours), at) },
  })
  await write(tx, question, { authorId: by.id, kind: 'follow_up', position, body: text, at })
  await notifyNews(tx, after, { news: 'follow_up', to: 'consultant' }, at)
}
