import type * as api from '#contract/discovery/home.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/http/context.ts'
import { cardsOf } from '../cards/service.ts'
import { bestRatedIds, countedFacts } from './queries.ts'

export async function topConsultants(context: Context, { limit }: Input<typeof api.topConsultants>) {
  const best = await bestRatedIds(context.db, limit)
  const ids = best.map(({ id }) => id)
  return { topConsultants: await cardsOf(context, ids) }
}

export async function homeFacts({ db }: Context) {
  const facts = await countedFacts(db)
  return { ...facts, sectorsCovered: facts.sectorsCovered ?? 0 }
}
