import type { Translate } from '~/lib/i18n/texts.ts'
import type { BuiltInText } from './article.tsx'

/** The quotes of customers follow it. */
export const testimonialsText = (t: Translate): BuiltInText => ({
  title: t('What customers said'),
  line: t('Published with their consent. We name the trade and the place, not the person.'),
  clauses: [],
})
