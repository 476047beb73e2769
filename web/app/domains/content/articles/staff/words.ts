import type { ArticleLanguage, ArticleState } from '#contract/content/constants.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

export const stateIn = (state: ArticleState, t: Translate) =>
  ({
    draft: { label: t('Draft'), color: 'gray' },
    scheduled: { label: t('Scheduled|article'), color: 'marigold' },
    published: { label: t('Published'), color: 'green' },
  })[state]

export const languageIn = (language: ArticleLanguage, t: Translate) => (language === 'hi' ? t('Hindi') : t('English'))
