import type { Language } from './i18n/language.ts'

const names = {
  en: new Intl.DisplayNames('en-IN', { type: 'language' }),
  hi: new Intl.DisplayNames('hi-IN', { type: 'language' }),
}

/** 'English, Hindi' from ISO codes. */
export const languageNames = (codes: readonly string[], language: Language) =>
  codes.map((code) => names[language].of(code) ?? code).join(', ')
