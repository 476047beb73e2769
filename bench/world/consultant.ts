import { chance, skewed, weighted } from './chance.ts'
import { cities, familyNames, firstNames } from './words.ts'

export interface Industry {
  id: number
  sectorId: number
  typeId: number
  title: string
}

export interface BenchConsultant {
  name: string
  approval: 'approved' | 'draft' | 'submitted' | 'suspended'
  city: (typeof cities)[number]
  languages: string[]
  years: number
  /** Rupees for half an hour by video. */
  fee: number
  talks: boolean
  ratingSum: number
  ratingCount: number
  /** In id order. */
  industries: Industry[]
  week: number
  /** Half hours until the next free slot; undefined if fully booked. */
  freeInHalfHours: number | undefined
}

const pickCity = weighted(cities.map((city) => city[5]))
const MOST_REVIEWS = 900

/** Person number `index` of the bench data: the same in every run and on every machine. */
export function consultantMaker(industries: readonly Industry[]): (index: number) => BenchConsultant {
  const bySector = [...Map.groupBy(industries, (industry) => industry.sectorId).values()]
  const pickSector = skewed(bySector.length)
  const pickWithin = bySector.map((sector) => skewed(sector.length))
  const pickAny = skewed(industries.length)

  function trades(random: () => number): Industry[] {
    const home = pickSector(random())
    const wanted = 2 + Math.floor(random() ** 1.6 * 5)
    const chosen = new Set<Industry>()
    for (let tries = 0; chosen.size < wanted && tries < 30; tries++) {
      const ofHome = bySector[home]?.[pickWithin[home]?.(random()) ?? 0]
      const picked = random() < 0.75 ? ofHome : industries[pickAny(random())]
      if (picked) chosen.add(picked)
    }
    return [...chosen].sort((a, b) => a.id - b.id)
  }

  return (index) => {
    const random = chance(index * 2_654_435_761 + 97)
    const of = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const city = cities[pickCity(random())] ?? cities[0]!
    const draw = random()
    const ratingCount = random() < 0.3 ? 0 : Math.floor(random() ** 4 * MOST_REVIEWS) + 1
    return {
      name: `${of(firstNames)} ${of(familyNames)}`,
      approval: draw < 0.97 ? 'approved' : draw < 0.98 ? 'draft' : draw < 0.99 ? 'submitted' : 'suspended',
      city,
      languages: random() < 0.85 ? ['en', ...city[4].split(',')] : city[4].split(','),
      years: 2 + Math.floor(random() ** 1.4 * 36),
      fee: 400 + Math.floor(random() ** 2 * 54) * 50,
      talks: random() < 0.6,
      ratingCount,
      ratingSum: Math.round(ratingCount * (3.4 + 1.6 * random() ** 0.6)),
      industries: trades(random),
      week: Math.floor(random() * 7),
      freeInHalfHours: random() < 0.05 ? undefined : Math.floor(random() ** 3 * 300),
    }
  }
}
