import learning from '../domains/learning/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import screensLearning from '../screens/learning/hi.ts'

/** Courses, programmes and certificates. */
export default {
  ...learning,
  ...screensLearning,
} satisfies Catalogue
