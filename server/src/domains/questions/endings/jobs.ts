import type { Tx } from '#server/platform/db/db.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { lockWithOrder } from '../access.ts'
import { changeQuestion } from '../events.ts'
import { notifyDue, notifyNews } from '../notifications.ts'
import { dueBefore, lockQuestion, markReminded, toRemindOf } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { awaits, hoursAfter, isOverdue } from '../rules.ts'
import { close, followUpLate, letCustomerChoose, refundInFull } from './service.ts'

const AT_ONCE = 200

/** Each in its own transaction: a failure is logged and retried on the next run, and the others continue. */
async function eachAlone(
  { db, log }: Services,
  ids: readonly number[],
  what: string,
  operation: (tx: Tx, id: number) => Promise<unknown>,
) {
  for (const id of ids)
    try {
      await db.transaction().execute((tx) => operation(tx, id))
    } catch (error) {
      log.error({ err: error, question: id }, `question could not be ${what}`)
    }
}

/** Does what follows when a deadline passes. */
export async function sweepQuestions(services: Services, now: Date) {
  const due = await dueBefore(services.db, now, AT_ONCE)
  await eachAlone(services, due, 'continued', (tx, id) => continueIfOverdue(tx, id, now))
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

/** The customer gave no details: the time for the answer continues without them. */
async function resume(tx: Tx, question: QuestionFacts, at: Date) {
  const dueAt = hoursAfter(question.dueAt!, question.secondsLeft! / 3600)
  const after = await changeQuestion(tx, question, {
    ...{ to: 'asked', kind: 'details_not_given', by: null, at },
    set: { seconds_left: null, ...awaits('answer', dueAt, at) },
  })
  await notifyNews(tx, after, { news: 'details_not_given', to: 'consultant' }, at)
}

/** Reminds whoever has to act, once per deadline. */
export async function remindOfQuestions(services: Services, now: Date) {
  await eachAlone(services, await toRemindOf(services.db, now, AT_ONCE), 'reminded of', async (tx, id) => {
    const question = await lockQuestion(tx, id)
    if (question && (await markReminded(tx, id, now)) && !isOverdue(question, now)) await notifyDue(tx, question, now)
  })
}

export function scheduleQuestionJobs(jobs: Jobs) {
  jobs.schedule('question-deadlines', '* * * * *', sweepQuestions)
  jobs.schedule('question-reminders', '* * * * *', remindOfQuestions)
}
