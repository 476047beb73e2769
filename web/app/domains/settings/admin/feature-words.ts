import type { FeatureSetting } from '#contract/settings/constants.ts'
import type { SettingWords } from './setting-words.ts'

export const FEATURE_KEYS = [
  ...(['featureExpertTalk', 'featureQuestions', 'featureServices', 'featureProducts'] as const),
  ...(['featureCourses', 'featureWorkshops', 'featureMembership', 'featureGiftCards'] as const),
] as const satisfies readonly FeatureSetting[]

/** While off, its pages are not found, no menu leads to them, and nothing new is sold. */
export const featureWords: Record<FeatureSetting, SettingWords> = {
  featureExpertTalk: { kind: 'switch' },
  featureQuestions: { kind: 'switch' },
  featureServices: { kind: 'switch' },
  featureProducts: { kind: 'switch' },
  featureCourses: { kind: 'switch' },
  featureWorkshops: { kind: 'switch' },
  featureMembership: { kind: 'switch' },
  featureGiftCards: { kind: 'switch' },
}
