import type { DemoCourse } from './course.ts'
import { foodCourses } from './food.ts'
import { taxCourses } from './tax.ts'

export const demoCourses: DemoCourse[] = [...foodCourses, ...taxCourses]

/** Price in rupees of the programme of each industry and sector, by slug. */
export const demoProgrammes = {
  sectors: { 'food-beverages': 3_999, 'tax-compliance': 3_499 },
  industries: {
    ...{ 'spice-grinding-blending': 1_399, 'namkeen-snacks': 949, 'bakery-biscuits': 1_099 },
    ...{ 'gst-returns-notices': 2_499, 'accounting-bookkeeping': 849, 'income-tax-tds': 949 },
  },
} as const

export const filmsOf = ({ chapters }: DemoCourse) => [
  ...new Set(
    chapters.flatMap(({ lessons }) => lessons.flatMap((lesson) => (lesson.kind === 'video' ? lesson.film : []))),
  ),
]
