import { slugOf } from '#demo/catalogue/sector.ts'
import { demoConsultants } from '#demo/consultants/consultants.ts'
import { consultantMobile } from '#demo/people.ts'

/**
 * The first consultants of the demo work at pages of their own. Whoever is booked is taken to the dashboard from
 * whatever page is open, so nobody but the test that opened it may book them.
 */
const DESKS = 29
const bookable = new Set(demoConsultants.slice(DESKS).map(({ name }) => slugOf(name)))
/** Whom any test may book: the demo's other consultants, and nobody whom another test has just brought in. */
export const mayBeBooked = ({ slug }: { slug: string }) => bookable.has(slug)

/** Mobile number of the consultant at a desk; the one at desk 0 is the demo's login, whom many tests use. */
export function deskNumber(number: number): string {
  if (number < 1 || number >= DESKS) throw new Error(`There is no desk ${number}.`)
  return consultantMobile(number)
}
