import type { Input } from '#contract/endpoint.ts'
import { QUESTION_DRAFTS_MAX } from '#contract/questions/constants.ts'
import type * as api from '#contract/questions/endpoints.ts'
import { refuseBlocked } from '#server/domains/accounts/public.ts'
import { isSamePerson } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { ofActor } from '../access.ts'
import { industryExists } from '../prices/queries.ts'
import { lockQuestion } from '../queries.ts'
import type { QuestionFacts } from '../question.ts'
import { shownTo } from '../views/service.ts'
import * as queries from './queries.ts'

export const createQuestionDraft = ({ db, actor, now }: SignedIn, input: Input<typeof api.createQuestionDraft>) =>
  db.transaction().execute(async (tx) => {
    await checkAsked(tx, input, actor.id)
    await queries.lockCustomer(tx, actor.id)
    if ((await queries.countDrafts(tx, actor.id)) >= QUESTION_DRAFTS_MAX) throw new Problem('question_draft_limit')
    const id = await queries.insertDraft(tx, actor.id, input, now)
    return shownTo(tx, id, actor, now)
  })

/** Whom a draft asks must exist; whether they can be asked now is checked when it is paid. */
async function checkAsked(tx: Tx, { consultantId, industryId }: queries.DraftFields, customerId: number) {
  if (industryId !== null && !(await industryExists(tx, industryId))) throw new Problem('not_found')
  if (consultantId === null) return
  if (!(await queries.isListed(tx, consultantId))) throw new Problem('not_found')
  if (await isSamePerson(tx, customerId, [consultantId])) throw new Problem('own_account')
  await refuseBlocked(tx, customerId, consultantId)
}

async function lockOwnDraft(tx: Tx, id: number, actor: SignedIn['actor']) {
  const draft = ofActor(await lockQuestion(tx, id), actor)
  if (draft.state !== 'draft') throw new Problem('stale')
  return draft
}

const isInCheckout = ({ reservedUntil }: QuestionFacts, now: Date) => reservedUntil !== null && reservedUntil > now

export const saveQuestionDraft = (
  { db, actor, now }: SignedIn,
  { id, ...input }: Input<typeof api.saveQuestionDraft>,
) =>
  db.transaction().execute(async (tx) => {
    const draft = await lockOwnDraft(tx, id, actor)
    const sameAsked = draft.consultantId === input.consultantId && draft.industryId === input.industryId
    // An unpaid order has the price and the consultant of this draft.
    if (!sameAsked && isInCheckout(draft, now)) throw new Problem('question_in_checkout')
    if (!sameAsked) await checkAsked(tx, input, actor.id)
    await queries.writeDraft(tx, id, input, now)
    return shownTo(tx, id, actor, now)
  })

export const deleteQuestionDraft = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.deleteQuestionDraft>) =>
  db.transaction().execute(async (tx) => {
    if (isInCheckout(await lockOwnDraft(tx, id, actor), now)) throw new Problem('question_in_checkout')
    await queries.dropDraft(tx, id)
    return { id }
  })
