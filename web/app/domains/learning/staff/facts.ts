import type { CourseFacts, StaffCourse } from './api.ts'

/** Form values: the price in rupees, one outcome in each line. */
export interface FactsValues extends Record<string, unknown> {
  industryId: string
  consultantId: number | null
  trainerName: string
  title_english: string
  title_hindi: string
  summary_english: string
  summary_hindi: string
  outcomes_english: string
  outcomes_hindi: string
  languages: string[]
  rupees: string
  drawing: CourseFacts['drawing']
  tint: CourseFacts['tint']
}

export const typedOf = (course: StaffCourse | undefined): FactsValues => ({
  industryId: course ? String(course.industryId) : '',
  consultantId: course?.consultantId ?? null,
  trainerName: course?.trainer.name ?? '',
  title_english: course?.title_english ?? '',
  title_hindi: course?.title_hindi ?? '',
  summary_english: course?.summary_english ?? '',
  summary_hindi: course?.summary_hindi ?? '',
  outcomes_english: course?.outcomes_english.join('\n') ?? '',
  outcomes_hindi: course?.outcomes_hindi.join('\n') ?? '',
  languages: course?.languages ?? ['hi'],
  rupees: course ? String(course.pricePaise / 100) : '',
  drawing: course?.drawing ?? 'book',
  tint: course?.tint ?? 'a',
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const factsOf = ({ trainerName: _, rupees, industryId, consultantId, ...rest }: FactsValues): CourseFacts => ({
  ...rest,
  industryId: Number(industryId),
  consultantId: consultantId ?? 0,
  outcomes_english: linesOf(rest.outcomes_english),
  outcomes_hindi: linesOf(rest.outcomes_hindi),
  languages: rest.languages as CourseFacts['languages'],
  pricePaise: Math.round(Number(rupees) * 100),
})
