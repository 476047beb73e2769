import type { DemoConsultant } from './consultant.ts'
import { eastAndCentre } from './east-and-centre.ts'
import { north } from './north.ts'
import { south } from './south.ts'
import { west } from './west.ts'

/** Regions interleaved, so that the first of the list come from all over India; the very first is the demo login. */
export const demoConsultants: DemoConsultant[] = interleave([west, north, eastAndCentre, south])

function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
