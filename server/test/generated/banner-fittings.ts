import { aBanner, bannerWords } from '../banners.ts'
import type { Person } from '../people.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>>

const BANNERS = '/api/web/v1/admin/banners'

const existing: Fitting = async (world) => {
  const { id, version } = await aBanner(await world.aStaff())
  return { id, version }
}

export const bannerFittings: Record<string, Fitting> = {
  [`POST ${BANNERS}`]: async () => bannerWords(),
  [`GET ${BANNERS}/{id}`]: existing,
  [`PUT ${BANNERS}/{id}`]: async (world, caller) => ({
    ...bannerWords(),
    place: 1,
    ...(await existing(world, caller)),
  }),
  [`DELETE ${BANNERS}/{id}`]: existing,
}
