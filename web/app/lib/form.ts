import { ApiProblem } from './api.ts'
import type { Translate } from './i18n/texts.ts'

/** The server's error per field, for a form; empty if it reported none. */
export function fieldErrors(error: unknown, t: Translate): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  const entries = Object.entries(error.body.errors ?? {})
  return Object.fromEntries(entries.map(([field, messages]) => [field, messages.map((text) => t(text)).join(' ')]))
}

/** The message of a failed call. */
export function problemText(error: unknown, t: Translate) {
  return error instanceof ApiProblem ? t.problem(error.body) : t('Something went wrong on our side. Please try again.')
}
