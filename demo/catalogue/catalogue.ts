import { advice } from './advice.ts'
import { foodAndFarm } from './food-and-farm.ts'
import { makers } from './makers.ts'
import { materials } from './materials.ts'
import { metalAndMachines } from './metal-and-machines.ts'
import { runningABusiness } from './running-a-business.ts'
import { type DemoSector, slugOf } from './sector.ts'

/** The sectors of each category type, in menu order. */
export const demoCatalogue: { type: 'industrial' | 'professional'; sectors: DemoSector[] }[] = [
  { type: 'industrial', sectors: [...foodAndFarm, ...metalAndMachines, ...makers, ...materials] },
  { type: 'professional', sectors: [...advice, ...runningABusiness] },
]

const sectors = new Map(
  demoCatalogue.flatMap((type) =>
    type.sectors.flatMap(({ title, industries }) =>
      industries.map(([english]) => [slugOf(english), slugOf(title)] as const),
    ),
  ),
)
/** The slug of the sector an industry belongs to. */
export const sectorOfIndustry = (industrySlug: string) => sectors.get(industrySlug) ?? ''
