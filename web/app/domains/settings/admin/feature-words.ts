import type { FeatureSetting } from '#contract/settings/constants.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { SettingWords } from './setting-words.ts'

export const FEATURE_KEYS = [
  ...(['featureExpertTalk', 'featureQuestions', 'featureServices', 'featureProducts'] as const),
  ...(['featureCourses', 'featureWorkshops', 'featureMembership', 'featureGiftCards'] as const),
] as const satisfies readonly FeatureSetting[]

/** While off, its pages are not found, no menu leads to them, and nothing new is sold. */
const KEPT = msg('Off: not shown and not sold. What people already bought stays usable.')

export const featureWords: Record<FeatureSetting, SettingWords> = {
  featureExpertTalk: { kind: 'switch', hint: KEPT },
  featureQuestions: { kind: 'switch', hint: KEPT },
  featureServices: { kind: 'switch', hint: KEPT },
  featureProducts: { kind: 'switch', hint: KEPT },
  featureCourses: { kind: 'switch', hint: KEPT },
  featureWorkshops: { kind: 'switch', hint: KEPT },
  featureMembership: { kind: 'switch', hint: KEPT },
  featureGiftCards: { kind: 'switch', hint: KEPT },
}
