import { ApiProblem } from './api.ts'
import type { Translate } from './i18n/texts.ts'

/** What the server said of each field, as a form shows it; empty when it said nothing of fields. */
export function fieldErrors(error: unknown, t: Translate): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  const entries = Object.entries(error.body.errors ?? {})
  return Object.fromEntries(entries.map(([field, messages]) => [field, messages.map((text) => t(text)).join(' ')]))
}

/** The one sentence of a failed call. */
export function problemText(error: unknown, t: Translate) {
  return error instanceof ApiProblem ? t.problem(error.body) : t('Something went wrong on our side. Please try again.')
}
