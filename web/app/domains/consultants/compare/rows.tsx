import type { ReactNode } from 'react'
import { SLOT_LENGTHS } from '#contract/availability/constants.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { languageNames } from '~/lib/languages.ts'
import { formatPaise } from '~/lib/money.ts'
import { When } from '~/ui/when.tsx'
import type { ComparedConsultant } from '../api.ts'
import { Rating } from '../components/listing/rating.tsx'

export interface CompareRow {
  key: string
  title: string
  cells: { id: number; content: ReactNode; best: boolean }[]
  /** The values are not all the same. */
  differs: boolean
}

/** One row of the comparison: what is shown, the value compared, and whether less or more is better. */
interface Measure {
  key: string
  title: string
  show: (consultant: ComparedConsultant) => ReactNode
  value: (consultant: ComparedConsultant) => number | string | null
  better?: 'more' | 'less'
}

export function compareRows(consultants: readonly ComparedConsultant[], t: Translate): CompareRow[] {
  return measures(t)
    .filter(({ value }) => consultants.some((consultant) => value(consultant) !== null))
    .map((measure) => {
      const best = bestOf(consultants.map(measure.value), measure.better)
      return {
        key: measure.key,
        title: measure.title,
        differs: new Set(consultants.map(measure.value)).size > 1,
        cells: consultants.map((consultant) => ({
          id: consultant.id,
          content: measure.value(consultant) === null ? '–' : measure.show(consultant),
          best: best !== null && measure.value(consultant) === best,
        })),
      }
    })
}

/** The best value, if values can be ranked. */
export function bestOf(values: readonly (number | string | null)[], better: 'more' | 'less' | undefined) {
  const numbers = values.filter((value) => typeof value === 'number')
  if (!better || new Set(values).size < 2 || numbers.length === 0) return null
  return better === 'more' ? Math.max(...numbers) : Math.min(...numbers)
}

function measures(t: Translate): Measure[] {
  const feeOf = (mode: string, minutes: number) => (consultant: ComparedConsultant) =>
    consultant.allFees.find((fee) => fee.mode === mode && fee.minutes === minutes)?.feePaise ?? null
  const fee = (mode: string, minutes: number, title: string): Measure => ({
    key: `${mode} ${minutes}`,
    title,
    value: feeOf(mode, minutes),
    show: (consultant) => formatPaise(feeOf(mode, minutes)(consultant) ?? 0),
    better: 'less',
  })
  return [
    {
      key: 'rating',
      title: t('Rating'),
      value: ({ ratingAverage }) => ratingAverage,
      show: ({ ratingAverage, ratingCount }) => <Rating average={ratingAverage} count={ratingCount} />,
      better: 'more',
    },
    {
      key: 'experience',
      title: t('Experience'),
      value: ({ experienceYears }) => experienceYears,
      show: ({ experienceYears }) => t.count(experienceYears, '{count} yr', '{count} yrs'),
      better: 'more',
    },
    {
      key: 'city',
      title: t('City'),
      value: ({ city }) => city,
      show: ({ city }) => city,
    },
    {
      key: 'languages',
      title: t('Languages'),
      value: ({ languages }) => languages.join(),
      show: ({ languages }) => languageNames(languages, t.language),
    },
    ...SLOT_LENGTHS.map((minutes) => fee('video', minutes, t('Video, {minutes} min', { minutes }))),
    ...SLOT_LENGTHS.map((minutes) => fee('audio', minutes, t('Audio, {minutes} min', { minutes }))),
    fee('written', 0, t('Written')),
    {
      key: 'next free',
      title: t('Next free'),
      value: ({ nextFree }) => (nextFree ? Date.parse(nextFree.at) : null),
      show: ({ nextFree, timeZone }) =>
        nextFree && (
          <>
            <When at={nextFree.at} zone={timeZone} />, {t('{minutes} min', { minutes: nextFree.minutes })}
          </>
        ),
      better: 'less',
    },
  ]
}
