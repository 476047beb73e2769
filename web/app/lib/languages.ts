import type { CONSULTING_LANGUAGES } from '#contract/consultants/constants.ts'
import type { Language } from './i18n/language.ts'

/** Our own names: server and browsers support different sets of languages, which would break hydration. */
const names = {
  as: { en: 'Assamese', hi: 'असमिया' },
  bho: { en: 'Bhojpuri', hi: 'भोजपुरी' },
  bn: { en: 'Bengali', hi: 'बांग्ला' },
  brx: { en: 'Bodo', hi: 'बोडो' },
  doi: { en: 'Dogri', hi: 'डोगरी' },
  en: { en: 'English', hi: 'अंग्रेज़ी' },
  gu: { en: 'Gujarati', hi: 'गुजराती' },
  hi: { en: 'Hindi', hi: 'हिन्दी' },
  kn: { en: 'Kannada', hi: 'कन्नड़' },
  kok: { en: 'Konkani', hi: 'कोंकणी' },
  ks: { en: 'Kashmiri', hi: 'कश्मीरी' },
  mai: { en: 'Maithili', hi: 'मैथिली' },
  ml: { en: 'Malayalam', hi: 'मलयालम' },
  mni: { en: 'Manipuri', hi: 'मणिपुरी' },
  mr: { en: 'Marathi', hi: 'मराठी' },
  mwr: { en: 'Marwari', hi: 'मारवाड़ी' },
  ne: { en: 'Nepali', hi: 'नेपाली' },
  or: { en: 'Odia', hi: 'ओड़िया' },
  pa: { en: 'Punjabi', hi: 'पंजाबी' },
  sa: { en: 'Sanskrit', hi: 'संस्कृत' },
  sat: { en: 'Santali', hi: 'संथाली' },
  sd: { en: 'Sindhi', hi: 'सिंधी' },
  ta: { en: 'Tamil', hi: 'तमिल' },
  tcy: { en: 'Tulu', hi: 'तुलु' },
  te: { en: 'Telugu', hi: 'तेलुगु' },
  ur: { en: 'Urdu', hi: 'उर्दू' },
} satisfies Record<(typeof CONSULTING_LANGUAGES)[number], Record<Language, string>>

/** 'English, Hindi' from ISO codes. */
export const languageNames = (codes: readonly string[], language: Language) =>
  codes
    .map((code) => (names as Record<string, Record<Language, string> | undefined>)[code]?.[language] ?? code)
    .join(', ')
