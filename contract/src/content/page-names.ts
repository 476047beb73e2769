import type { PageName } from './constants.ts'

/** What staff call each page, in the list of pages and in the audit log. */
export const PAGE_NAMES: Readonly<Record<PageName, { en: string; hi: string }>> = {
  about: { en: 'About us', hi: 'हमारे बारे में' },
  privacy: { en: 'Privacy', hi: 'निजता' },
  terms: { en: 'Terms & conditions', hi: 'नियम और शर्तें' },
  disclaimer: { en: 'Disclaimer', hi: 'अस्वीकरण' },
  testimonials: { en: 'What customers said', hi: 'ग्राहकों ने क्या कहा' },
}
