import type { PageName } from '#contract/content/constants.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

export const pageTitle = (page: PageName, t: Translate) =>
  ({
    about: t('About us'),
    privacy: t('Privacy'),
    terms: t('Terms & conditions'),
    disclaimer: t('Disclaimer'),
    testimonials: t('What customers said'),
  })[page]

/** Where visitors read it. */
export const publicPath: Record<PageName, string> = {
  about: '/about',
  privacy: '/privacy',
  terms: '/term-conditions',
  disclaimer: '/disclaimer',
  testimonials: '/testimonials',
}
