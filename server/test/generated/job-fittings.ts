import { aJobRun } from '../jobs.ts'
import type { World } from '../world.ts'

export const jobFittings = {
  'POST /api/web/v1/admin/jobs/give-ups': (world: World) => aJobRun(world),
}
