import { anIndustry } from '../applicants.ts'
import type { Person } from '../people.ts'
import { aQuestion, aWriter } from '../questions.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>> | Record<string, unknown>

const nobody: Fitting = async (world) => ({ consultantId: null, industryId: await anIndustry(world) })
const one: Fitting = async (world) => ({ id: (await aQuestion(world)).id })
const ofIndustry: Fitting = async (world) => ({ industryId: await anIndustry(world) })

export const questionFittings: Record<string, Fitting> = {
  'GET /api/web/v1/question-prices': ofIndustry,
  'POST /api/web/v1/question-drafts': nobody,
  'PUT /api/web/v1/question-drafts/{id}': nobody,
  'POST /api/web/v1/questions/{id}/answers': () => ({ html: '<p>Dry it first.</p>' }),
  'GET /api/web/v1/admin/questions/{id}': one,
  'GET /api/web/v1/admin/questions/{id}/substitutes': one,
  'POST /api/web/v1/admin/questions/{id}/refunds': one,
  'POST /api/web/v1/admin/questions/{id}/reassignments': async (world) => {
    const { id, industryId } = await aQuestion(world)
    return { id, consultantId: (await aWriter(world, { industryId })).id }
  },
  'PUT /api/web/v1/admin/question-prices/{industryId}': async (world) => ({
    industryId: await anIndustry(world),
    pricePaise: 95_000,
  }),
}
