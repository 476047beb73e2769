import { registerShareSubject, type ShareSubject } from '#server/domains/locker/public.ts'
import { openWithPeople, type QuestionWithPeople, questionsWithPeople } from './queries.ts'

const MOST_OFFERED = 30

function subjectOf(question: QuestionWithPeople): ShareSubject {
  const { id, number, title, state, customerId, customer, createdAt, askedAt, closedAt, refundedAt, isDisputed } =
    question
  // Whoever was asked reads the documents before accepting; experts who look at an open question do not.
  const consultantId = state === 'draft' ? null : question.consultantId
  return {
    ...{ id, number: number ?? '', title, at: askedAt ?? createdAt, isDisputed },
    people: [
      { id: customerId, name: customer },
      ...(consultantId === null ? [] : [{ id: consultantId, name: question.consultant! }]),
    ],
    readerIds: consultantId === null ? [customerId] : [customerId, consultantId],
    isOpen: closedAt === null && refundedAt === null,
    closedAt: closedAt ?? refundedAt,
  }
}

/** Documents can be shared into a question from the draft until it is closed or refunded. */
export const registerQuestionDocuments = () =>
  registerShareSubject('question', {
    byIds: async (db, ids) => (await questionsWithPeople(db, ids)).map(subjectOf),
    openFor: async (db, accountId) => (await openWithPeople(db, accountId, MOST_OFFERED)).map(subjectOf),
  })
