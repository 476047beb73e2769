import type * as api from '#contract/consultants.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/context.ts'
import { portraitPath } from './portraits/rules.ts'
import { bestRated, countedFacts } from './queries.ts'

export { portraitPath } from './portraits/rules.ts'
export { presenceOf } from './presence/service.ts'

export async function topConsultants({ db }: Context, { limit }: Input<typeof api.topConsultants>) {
  const best = await bestRated(db, limit)
  return {
    topConsultants: best.map((consultant) => ({
      ...consultant,
      thumbnail: consultant.thumbnail ?? portraitPath('plain', consultant.id),
    })),
  }
}

export async function homeFacts({ db }: Context) {
  const { verifiedConsultants, sectorsCovered } = await countedFacts(db)
  return { verifiedConsultants, sectorsCovered: sectorsCovered ?? 0 }
}
