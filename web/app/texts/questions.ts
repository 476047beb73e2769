import questions from '../domains/questions/hi.ts'
import asking from '../features/asking/hi.ts'
import questionThread from '../features/question-thread/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'

/** Written consultancy: asking, answering and reading. */
export default {
  ...questions,
  ...asking,
  ...questionThread,
} satisfies Catalogue
