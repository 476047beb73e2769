import type { ProfileItem } from '#contract/consultants/own-profile.ts'

/** The fields completeness is computed from. */
export interface Presented {
  headline: string
  headlineHindi: string
  about: string
  experienceYears: number
  languages: readonly string[]
  city: string
  state: string
  industries: readonly unknown[]
  fees: readonly unknown[]
  procedure: string
  credentials: readonly { kind: string }[]
  thumbnail: string
  videos: readonly unknown[]
}

interface Rule {
  item: ProfileItem
  /** Out of one hundred. */
  weight: number
  /** Required for approval. */
  required: boolean
  has: (profile: Presented) => boolean
}

export const rules: readonly Rule[] = [
  { item: 'about', weight: 12, required: true, has: ({ about }) => about !== '' },
  { item: 'industries', weight: 12, required: true, has: ({ industries }) => industries.length > 0 },
  { item: 'fees', weight: 12, required: true, has: ({ fees }) => fees.length > 0 },
  { item: 'photo', weight: 10, required: false, has: ({ thumbnail }) => thumbnail.startsWith('/media/photos/') },
  { item: 'video', weight: 9, required: false, has: ({ videos }) => videos.length > 0 },
  { item: 'headline', weight: 8, required: true, has: ({ headline }) => headline !== '' },
  { item: 'experience', weight: 8, required: true, has: ({ experienceYears }) => experienceYears > 0 },
  { item: 'languages', weight: 8, required: true, has: ({ languages }) => languages.length > 0 },
  { item: 'place', weight: 8, required: true, has: ({ city, state }) => city !== '' && state !== '' },
  { item: 'procedure', weight: 5, required: false, has: ({ procedure }) => procedure !== '' },
  { item: 'headlineHindi', weight: 4, required: false, has: ({ headlineHindi }) => headlineHindi !== '' },
  {
    ...{ item: 'education', weight: 4, required: false },
    has: ({ credentials }) => credentials.some(({ kind }) => kind === 'education'),
  },
]

/** The completeness of a profile, and the missing items, highest weight first. */
export function completenessOf(profile: Presented) {
  const missing = rules.filter(({ has }) => !has(profile))
  return {
    percent: 100 - missing.reduce((sum, { weight }) => sum + weight, 0),
    missing: missing.map(({ item, weight, required }) => ({ item, weight, required })),
  }
}

export const isPresentable = (profile: Presented) => completenessOf(profile).missing.every(({ required }) => !required)
