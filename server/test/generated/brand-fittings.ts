import { getBrand } from '#contract/settings/brand.ts'
import type { World } from '../world.ts'
import { DOT } from './article-fittings.ts'

export const brandFittings = {
  'PUT /api/web/v1/admin/brand': async (world: World) => {
    const staff = await world.aStaff()
    const { brand, changedAt } = (await staff.send(getBrand, {})).body.data
    return { ...brand, seenChangedAt: changedAt }
  },
  'POST /api/web/v1/admin/brand/pictures/{kind}': async () => ({ kind: 'logo', file: DOT }),
}
