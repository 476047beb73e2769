import { slugOf } from '#demo/catalogue/sector.ts'
import { demoConsultants } from '#demo/consultants/consultants.ts'
import { consultantMobile } from '#demo/people.ts'

/**
 * The first consultants of the demo work at pages of their own. Whoever is booked is taken to the dashboard from
 * whatever page is open, so nobody but the test that opened it may book them.
 */
const DESKS = 20
const atDesks = new Set(demoConsultants.slice(0, DESKS).map(({ name }) => slugOf(name)))
export const sitsAtADesk = ({ slug }: { slug: string }) => atDesks.has(slug)

/** Mobile number of the consultant at a desk; the one at desk 0 is the demo's login, whom many tests use. */
export function deskNumber(number: number): string {
  if (number < 1 || number >= DESKS) throw new Error(`There is no desk ${number}.`)
  return consultantMobile(number)
}
