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
  featureExpertTalk: { label: msg('Expert talk'), kind: 'switch', hint: KEPT },
  featureQuestions: { label: msg('Written consultancy'), kind: 'switch', hint: KEPT },
  featureServices: { label: msg('Services'), kind: 'switch', hint: KEPT },
  featureProducts: { label: msg('Products'), kind: 'switch', hint: KEPT },
  featureCourses: { label: msg('Courses'), kind: 'switch', hint: KEPT },
  featureWorkshops: { label: msg('Workshops'), kind: 'switch', hint: KEPT },
  featureMembership: { label: msg('Membership'), kind: 'switch', hint: KEPT },
  featureGiftCards: { label: msg('Gift cards'), kind: 'switch', hint: KEPT },
}
