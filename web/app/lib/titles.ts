import type { Language } from './i18n/language.ts'

/** Title of a catalogue entry in a language. */
export const titleOf = (row: { title_english: string; title_hindi: string }, language: Language) =>
  language === 'hi' ? row.title_hindi : row.title_english
