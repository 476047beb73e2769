import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/questions/staff.ts'
import { blockedWith, COUNTED_TO, isBlocked } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { giveLineTo, isSamePerson, proposable, refundable } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { lockWithOrder } from '../access.ts'
import { type QuestionWithPeople, questionsWithPeople } from '../documents/queries.ts'
import { refundInFull, refundPart } from '../endings/service.ts'
import { changeQuestion } from '../events.ts'
import { notifyAsked, notifyNews } from '../notifications.ts'
import { isListedIn, questionById } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { awaits, hoursAfter, NOT_ACCEPTED } from '../rules.ts'
import { messagesOf } from '../views/queries.ts'
import { questionsFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf, rowShown } from './rules.ts'

export async function listStaffQuestions({ db, contacts }: SignedIn, input: Input<typeof api.listStaffQuestions>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts)
  const view = {
    sort: sort.replace('-', '') as queries.QuestionView['sort'],
    ...{ descending: sort.startsWith('-'), limit, offset: (page - 1) * limit },
  }
  const [rows, count] = await Promise.all([
    queries.questionsMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data: rows.map(rowShown), ...counted, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportQuestions(context: SignedIn, filter: Input<typeof api.exportQuestions>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'questions.exported', after: filter }))
  return { url: signedUrl(services, questionsFile, filter, { actor, now }) }
}

const asked = (question: QuestionFacts | undefined) => {
  if (!question || question.state === 'draft') throw new Problem('not_found')
  return question
}

async function storyOf(db: Db | Tx, id: number) {
  const only = { sort: 'asked', descending: true, limit: 1, offset: 0 } as const
  const [row] = await queries.questionsMatching(db, { id }, only)
  if (!row) throw new Problem('not_found')
  const [{ lineId, isDisputed }] = (await questionsWithPeople(db, [id])) as [QuestionWithPeople]
  const { leftPaise, sharesOf } = await refundable(db, lineId!)
  const { gatewayPaise } = sharesOf(leftPaise)
  return {
    ...{ question: rowShown(row), refundablePaise: leftPaise, gatewayPaise, disputed: isDisputed },
    ...{ messages: await messagesOf(db, id), events: await queries.eventsOf(db, id) },
  }
}

export const getQuestionStory = ({ db }: SignedIn, { id }: Input<typeof api.getQuestionStory>) => storyOf(db, id)

export async function listQuestionSubstitutes(
  { db }: SignedIn,
  { id, search }: Input<typeof api.listQuestionSubstitutes>,
) {
  const { industryId, consultantId, customerId } = asked(await questionById(db, id))
  const except = [...(await blockedWith(db, customerId)), ...(consultantId === null ? [] : [consultantId])]
  return { substitutes: await queries.substitutesIn(db, { industryId: industryId!, except, search }) }
}

/** Another consultant is asked instead, with the usual time to accept; the price stays. */
export async function reassignQuestion(context: Once, input: Input<typeof api.reassignQuestion>) {
  const { tx, db, actor, now } = context
  const { id, consultantId, reason } = input
  const question = asked(await lockWithOrder(tx, id))
  if (question.state !== 'asked' || question.consultantId === consultantId) throw new Problem('stale')
  if (!(await isListedIn(tx, consultantId, question.industryId!))) throw new Problem('expert_unavailable')
  if (await isSamePerson(tx, question.customerId, [consultantId])) throw new Problem('own_account')
  if (await isBlocked(tx, question.customerId, consultantId)) throw new Problem('expert_unavailable')
  const { questionAcceptHours } = await readSettings(db, now)
  const before = question.consultantId
  await giveLineTo(tx, question.lineId!, consultantId)
  const after = await changeQuestion(tx, question, {
    ...{ to: 'asked', kind: 'reassigned', by: { id: actor.id, role: 'staff' }, at: now },
    data: { consultantId, before },
    set: {
      ...NOT_ACCEPTED,
      consultant_id: consultantId,
      ...awaits('acceptance', hoursAfter(now, questionAcceptHours), now),
    },
  })
  const subject = { kind: 'question', id }
  const facts = { before: { consultantId: before }, after: { consultantId } }
  await audit.record(tx, context, { action: 'question.reassigned', subject, ...facts, reason })
  if (before !== null) await notifyNews(tx, after, { news: 'reassigned', to: 'consultant', consultantId: before }, now)
  await notifyAsked(tx, after, now)
  return storyOf(tx, id)
}

export const refundQuestion = proposable('question', refundNow, ({ tx }, { id }) => storyOf(tx, id))

async function refundNow(context: Once, input: Input<typeof api.refundQuestion>) {
  const { tx, actor, now } = context
  const { id, to, reason, reasonCode } = input
  const question = asked(await lockWithOrder(tx, id))
  if (question.state === 'refunded') throw new Problem('stale')
  const { leftPaise } = await refundable(tx, question.lineId!)
  const paise = input.paise ?? leftPaise
  const refunding = { by: { id: actor.id, role: 'staff' }, reason, reasonCode, to, at: now } as const
  if (paise === leftPaise) await refundInFull(tx, question, { kind: 'refunded', ...refunding })
  else await refundPart(tx, question, paise, refunding)
  await audit.record(tx, context, {
    ...{ action: 'question.refunded', subject: { kind: 'question', id }, before: { state: question.state } },
    after: { state: (await questionById(tx, id))!.state, paise, to, reasonCode },
    reason,
  })
  return storyOf(tx, id)
}
