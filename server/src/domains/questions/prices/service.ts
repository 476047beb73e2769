import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/questions/endpoints.ts'
import type * as staffApi from '#contract/questions/staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'

/** Of a question to any expert of an industry, before tax. */
async function openPriceOf(db: Db | Tx, industryId: number, now: Date) {
  const own = await queries.priceOfIndustry(db, industryId)
  return own ?? (await readSettings(db as Db, now)).questionRupees * 100
}

interface Asked {
  consultantId: number | null
  industryId: number
}

/** Undefined if the consultant gives no written answers. */
export const priceFor = (db: Db | Tx, { consultantId, industryId }: Asked, now: Date) =>
  consultantId === null ? openPriceOf(db, industryId, now) : queries.writtenFeeOf(db, consultantId)

export async function getQuestionPrice({ db, now }: Context, { industryId }: Input<typeof api.getQuestionPrice>) {
  if (!(await queries.industryExists(db, industryId))) throw new Problem('not_found')
  const { questionAcceptHours: acceptHours, questionAnswerHours: answerHours } = await readSettings(db, now)
  return { pricePaise: await openPriceOf(db, industryId, now), acceptHours, answerHours }
}

export async function setQuestionPrice(context: SignedIn, input: Input<typeof staffApi.setQuestionPrice>) {
  const { db, actor, now } = context
  const { industryId, pricePaise, reason } = input
  return db.transaction().execute(async (tx) => {
    if (!(await queries.industryExists(tx, industryId))) throw new Problem('not_found')
    const before = { pricePaise: await openPriceOf(tx, industryId, now) }
    if (pricePaise === null) await queries.dropPrice(tx, industryId)
    else await queries.writePrice(tx, { industryId, pricePaise, by: actor.id, at: now })
    const after = { pricePaise: await openPriceOf(tx, industryId, now) }
    const subject = { kind: 'industry', id: industryId }
    await audit.record(tx, context, { action: 'question_price.changed', subject, before, after, reason })
    return { industryId, ...after }
  })
}
