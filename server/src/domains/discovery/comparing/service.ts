import type * as api from '#contract/discovery/comparison.ts'
import { COMPARED_MAX } from '#contract/discovery/constants.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/http/context.ts'
import { listedAmong } from '../cards/queries.ts'
import { type Card, cardsOf, feesOffered } from '../cards/service.ts'
import { feesOf } from './queries.ts'

const AN_ID = /^\d{1,15}$/

export async function compareConsultants(context: Context, { ids }: Input<typeof api.compareConsultants>) {
  const asked = ids.split(',').flatMap((text) => (AN_ID.test(text.trim()) ? Number(text) : []))
  const listed = await listedAmong(context.db, [...new Set(asked)].slice(0, COMPARED_MAX))
  const [cards, fees] = await Promise.all([cardsOf(context, listed), feesOf(context.db, listed)])
  const offered = feesOffered(fees, context.settings)
  const allFees = Map.groupBy(offered as (Card['fees'][number] & { consultantId: number })[], (fee) => fee.consultantId)
  return { consultants: cards.map((card) => ({ ...card, allFees: allFees.get(card.id) ?? [] })) }
}
