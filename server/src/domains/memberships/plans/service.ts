import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/memberships/endpoints.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { daysAfter } from '#server/platform/time.ts'
import { withTerms } from '../queries.ts'
import * as queries from './queries.ts'

export async function listPlans({ db, now }: Context) {
  const [rows, chosen] = await Promise.all([queries.offeredPlans(db), queries.mostChosen(db, daysAfter(now, -365))])
  return {
    memberShips: rows.map((row) => ({
      ...withTerms(row).plan,
      id: row.id,
      slug: row.slug,
      isMostChosen: row.id === chosen,
    })),
  }
}

export async function getPlan(context: Context, { slug }: Input<typeof api.getPlan>) {
  const memberShip = (await listPlans(context)).memberShips.find((plan) => plan.slug === slug)
  if (!memberShip) throw new Problem('not_found')
  return { memberShip }
}
