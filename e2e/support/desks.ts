import { slugOf } from '#demo/catalogue/sector.ts'
import { demoConsultants } from '#demo/consultants/consultants.ts'
import { consultantMobile } from '#demo/people.ts'

/**
 * The first demo consultants are reserved for tests that open their pages. A new booking opens the dashboard from
 * whatever page the consultant has open, so only the test that opened it may book them.
 */
const DESKS = 29
const bookable = new Set(demoConsultants.slice(DESKS).map(({ name }) => slugOf(name)))
/** Consultants any test may book: the other demo consultants, except those another test has just created. */
export const mayBeBooked = ({ slug }: { slug: string }) => bookable.has(slug)

/** Mobile number of the consultant at a desk; desk 0 is the demo login, used by many tests. */
export function deskNumber(number: number): string {
  if (number < 1 || number >= DESKS) throw new Error(`There is no desk ${number}.`)
  return consultantMobile(number)
}
