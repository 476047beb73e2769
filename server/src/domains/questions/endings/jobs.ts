import type { Tx } from '#server/platform/db/db.ts'
import { type DueAt, type DuePage, eachAlone, eachDue } from '#server/platform/jobs/each-alone.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { lockWithOrder } from '../access.ts'
import { notifyDue, notifyExperts } from '../notifications.ts'
import { dueBefore, lockQuestion, markReminded, questionsOfSuspended, setAnnounceAt } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { isOpen, isOverdue } from '../rules.ts'
import { close, followUpLate, letCustomerChoose, refundInFull, resume } from './service.ts'
import { stopIfSuspended } from './suspensions.ts'

/** Does what follows when a deadline passes. */
export function sweepQuestions(services: Services, now: Date, atOnce = 200) {
  const find = (page: DuePage<DueAt>) => dueBefore(services.db, 'due_at', now, page)
  const sweep = { find, failure: 'question could not be continued', atOnce }
  return eachDue(services, sweep, (tx, { id }) => continueIfOverdue(tx, id, now))
}

/** Does what follows for one question, if its deadline has passed. */
export async function continueIfOverdue(tx: Tx, id: number, now: Date) {
  const question = await lockWithOrder(tx, id)
  if (question && isOverdue(question, now)) await goOn(tx, question, now)
}

async function goOn(tx: Tx, question: QuestionFacts, at: Date) {
  // Nobody was asked where the money should go, so it goes back to its source.
  const automatic = { by: null, to: 'source', at } as const
  switch (question.awaiting) {
    case 'acceptance':
      if (question.consultantId !== null) return letCustomerChoose(tx, question, { news: 'not_accepted', by: null, at })
      return refundInFull(tx, question, { ...automatic, kind: 'not_accepted', reasonCode: 'nobody_accepted' })
    case 'choice':
      return refundInFull(tx, question, { ...automatic, kind: 'not_accepted', reasonCode: 'nobody_accepted' })
    case 'answer':
      return refundInFull(tx, question, { ...automatic, kind: 'overdue', reasonCode: 'answer_overdue' })
    case 'details':
      return resume(tx, question, at)
    case 'follow_up':
      return followUpLate(tx, question, at)
    default:
      return close(tx, question, null, at)
  }
}

/** Reminds whoever has to act, once per deadline. */
export function remindOfQuestions(services: Services, now: Date) {
  const find = (page: DuePage<DueAt>) => dueBefore(services.db, 'remind_at', now, page)
  return eachDue(services, { find, failure: 'question could not be reminded of' }, async (tx, { id }) => {
    const question = await lockQuestion(tx, id)
    if (question && (await markReminded(tx, id, now)) && !isOverdue(question, now)) await notifyDue(tx, question, now)
  })
}

/** Notifies experts of open questions. Done here, because a payment should not wait for thirty notifications. */
export function announceQuestions(services: Services, now: Date) {
  const find = (page: DuePage<DueAt>) => dueBefore(services.db, 'announce_at', now, page)
  return eachDue(services, { find, failure: 'question could not be announced' }, async (tx, { id }) => {
    const question = await lockQuestion(tx, id)
    await setAnnounceAt(tx, id, null)
    if (question && isOpen(question) && !isOverdue(question, now)) await notifyExperts(tx, question, now)
  })
}

/** Nobody waits for an answer from somebody who can no longer sign in, and nobody has to answer them. */
export const stopQuestionsOfSuspended = async (services: Services, now: Date) =>
  eachAlone(services, await questionsOfSuspended(services.db), 'question could not be stopped', (tx, id) =>
    stopIfSuspended(tx, id, now),
  )

export function scheduleQuestionJobs(jobs: Jobs) {
  jobs.schedule('question-deadlines', '* * * * *', (services, now) => sweepQuestions(services, now))
  jobs.schedule('question-reminders', '* * * * *', remindOfQuestions)
  jobs.schedule('question-announcements', '* * * * *', announceQuestions)
  jobs.schedule('questions-of-suspended-people', '* * * * *', stopQuestionsOfSuspended)
}
