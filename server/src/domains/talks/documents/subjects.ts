import { registerShareSubject, type ShareSubject } from '#server/domains/locker/public.ts'
import { liveTalksOf, type TalkWithPeople, talksWithPeople } from './queries.ts'

function subjectOf(talk: TalkWithPeople): ShareSubject {
  const { id, number, customerId, consultantId, customer, consultant, rangAt, answeredAt, endedAt } = talk
  return {
    ...{ id, number, at: rangAt, isDisputed: false },
    people: [
      { id: customerId, name: customer },
      { id: consultantId, name: consultant },
    ],
    readerIds: answeredAt ? [customerId, consultantId] : [],
    isOpen: answeredAt !== null,
    closedAt: endedAt,
  }
}

/** Documents can be shared into a talk once it is answered. */
export const registerTalkDocuments = () =>
  registerShareSubject('talk', {
    byIds: async (db, ids) => (await talksWithPeople(db, ids)).map(subjectOf),
    openFor: async (db, accountId) => (await liveTalksOf(db, accountId)).map(subjectOf),
  })
