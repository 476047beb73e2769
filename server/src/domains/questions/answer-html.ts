import { ANSWER_TEXT_MAX } from '#contract/questions/constants.ts'
import { sanitisedHtml } from '#server/platform/documents/rich-text.ts'
import { Problem } from '#server/platform/http/problem.ts'

const RULES = {
  headings: { h1: 'h3', h2: 'h3' },
  textMax: ANSWER_TEXT_MAX,
  storedMax: 100_000,
  marksMax: 10_000,
  tooLong: 'Use at most 20,000 characters.',
}

/** The formatting that an answer may have; everything else is removed. What is left must say something. */
export function sanitisedAnswer(html: string): string {
  const clean = sanitisedHtml(html, RULES)
  if (clean === '') throw new Problem('invalid', { errors: { html: ['Please fill this in.'] } })
  return clean
}
