import type { PageName } from '#contract/content/constants.ts'
import { PAGE_NAMES } from '#contract/content/page-names.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

export const pageTitle = (page: PageName, t: Translate) => PAGE_NAMES[page][t.language]

/** Where visitors read it. */
export const publicPath: Record<PageName, string> = {
  about: '/about',
  privacy: '/privacy',
  terms: '/term-conditions',
  disclaimer: '/disclaimer',
  testimonials: '/testimonials',
}
