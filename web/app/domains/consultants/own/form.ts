import { SLOT_LENGTHS } from '#contract/availability/constants.ts'
import { FEE_MAX_PAISE } from '#contract/consultants/constants.ts'
import type { OwnProfile, ProfileInput } from './api.ts'

export const LIVE_MODES = ['video', 'audio'] as const
export type FeeKey = `${(typeof LIVE_MODES)[number]} ${(typeof SLOT_LENGTHS)[number]}` | 'written 0'
export const feeKeys: readonly FeeKey[] = [
  ...LIVE_MODES.flatMap((mode) => SLOT_LENGTHS.map((minutes) => `${mode} ${minutes}` as const)),
  'written 0',
]

const rupeesOf = (paise: number | null | undefined) => (paise ? String(paise / 100) : '')
const paiseOf = (rupees: string) => Math.round(Number(rupees.replaceAll(',', '')) * 100)
const isAmount = (rupees: string) => paiseOf(rupees) >= 100 && paiseOf(rupees) <= FEE_MAX_PAISE

/** Form values: numbers are text until they are sent, and an empty fee means not offered. */
export const valuesOf = (profile: OwnProfile) => ({
  headline: profile.headline,
  headlineHindi: profile.headlineHindi,
  about: profile.about,
  procedure: profile.procedure,
  experienceYears: profile.experienceYears ? String(profile.experienceYears) : '',
  languages: [...profile.languages],
  city: profile.city,
  state: profile.state,
  timeZone: profile.timeZone,
  fees: Object.fromEntries(
    feeKeys.map((key) => [
      key,
      rupeesOf(profile.fees.find(({ mode, minutes }) => `${mode} ${minutes}` === key)?.feePaise),
    ]),
  ) as Record<FeeKey, string>,
  talkRate: rupeesOf(profile.talkRatePaise),
  credentials: profile.credentials.map((one) => ({ ...one, year: one.year === null ? '' : String(one.year) })),
  videos: profile.videos.map((one) => ({ ...one })),
})
export type Values = ReturnType<typeof valuesOf>

export const feesIn = (values: Values): ProfileInput['fees'] =>
  feeKeys
    .filter((key) => values.fees[key].trim() !== '')
    .map((key) => {
      const [mode, minutes] = key.split(' ') as ['video' | 'audio' | 'written', string]
      return { mode, minutes: Number(minutes), feePaise: paiseOf(values.fees[key]) }
    })

export const talkRateIn = ({ talkRate }: Values) => (talkRate.trim() === '' ? null : paiseOf(talkRate))

export const inputOf = (values: Values, revision: number): ProfileInput => ({
  revision,
  headline: values.headline,
  headlineHindi: values.headlineHindi,
  about: values.about,
  procedure: values.procedure,
  experienceYears: Number(values.experienceYears || 0),
  languages: values.languages as ProfileInput['languages'],
  city: values.city,
  state: values.state,
  timeZone: values.timeZone,
  fees: feesIn(values),
  talkRatePaise: talkRateIn(values),
  credentials: values.credentials.map((one) => ({ ...one, year: one.year === '' ? null : Number(one.year) })),
  videos: values.videos,
})

/** Fields with invalid fees. */
export const wrongFees = ({ fees, talkRate }: Values): string[] => [
  ...feeKeys.filter((key) => fees[key].trim() !== '' && !isAmount(fees[key])).map((key) => `fees.${key}`),
  ...(talkRate.trim() !== '' && !isAmount(talkRate) ? ['talkRate'] : []),
]
