import type { Language } from './i18n/language.ts'

/** What a thing of the catalogue is called in a language. */
export const titleOf = (row: { title_english: string; title_hindi: string }, language: Language) =>
  language === 'hi' ? row.title_hindi : row.title_english
