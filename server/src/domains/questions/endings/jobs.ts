import type { Tx } from '#server/platform/db/db.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { lockWithOrder } from '../access.ts'
import { notifyDue, notifyExperts } from '../notifications.ts'
import {
  type Due,
  dueBefore,
  lockQuestion,
  type Moment,
  markReminded,
  questionsOfSuspended,
  setAnnounceAt,
} from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { isOpen, isOverdue } from '../rules.ts'
import { close, followUpLate, letCustomerChoose, refundInFull, resume } from './service.ts'
import { stopIfSuspended } from './suspensions.ts'

const AT_ONCE = 200

type Operation = (tx: Tx, id: number) => Promise<unknown>

/** Each in its own transaction: a failure is logged and retried on the next run, and the others continue. */
async function eachAlone({ db, log }: Services, ids: readonly number[], what: string, operation: Operation) {
  for (const id of ids)
    try {
      await db.transaction().execute((tx) => operation(tx, id))
    } catch (error) {
      log.error({ err: error, question: id }, `question could not be ${what}`)
    }
}

interface Sweep {
  moment: Moment
  now: Date
  what: string
  atOnce?: number
}

/** All questions for which a moment has come: those that failed before keep none of the others waiting. */
async function eachDue(services: Services, { moment, now, what, atOnce = AT_ONCE }: Sweep, operation: Operation) {
  for (let after: Due | undefined; ; ) {
    const due = await dueBefore(services.db, moment, now, { after, limit: atOnce })
    await eachAlone(
      services,
      due.map(({ id }) => id),
      what,
      operation,
    )
    if (due.length < atOnce) return
    after = due.at(-1)
  }
}

/** Does what follows when a deadline passes. */
export const sweepQuestions = (services: Services, now: Date, atOnce = AT_ONCE) =>
  eachDue(services, { moment: 'due_at', now, what: 'continued', atOnce }, (tx, id) => continueIfOverdue(tx, id, now))

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
export const remindOfQuestions = (services: Services, now: Date) =>
  eachDue(services, { moment: 'remind_at', now, what: 'reminded of' }, async (tx, id) => {
    const question = await lockQuestion(tx, id)
    if (question && (await markReminded(tx, id, now)) && !isOverdue(question, now)) await notifyDue(tx, question, now)
  })

/** Notifies experts of open questions. Done here, because a payment should not wait for thirty notifications. */
export const announceQuestions = (services: Services, now: Date) =>
  eachDue(services, { moment: 'announce_at', now, what: 'announced' }, async (tx, id) => {
    const question = await lockQuestion(tx, id)
    await setAnnounceAt(tx, id, null)
    if (question && isOpen(question) && !isOverdue(question, now)) await notifyExperts(tx, question, now)
  })

/** Nobody waits for an answer from somebody who can no longer sign in, and nobody has to answer them. */
export const stopQuestionsOfSuspended = async (services: Services, now: Date) =>
  eachAlone(services, await questionsOfSuspended(services.db), 'stopped', (tx, id) => stopIfSuspended(tx, id, now))

export function scheduleQuestionJobs(jobs: Jobs) {
  jobs.schedule('question-deadlines', '* * * * *', (services, now) => sweepQuestions(services, now))
  jobs.schedule('question-reminders', '* * * * *', remindOfQuestions)
  jobs.schedule('question-announcements', '* * * * *', announceQuestions)
  jobs.schedule('questions-of-suspended-people', '* * * * *', stopQuestionsOfSuspended)
}
