import type { Translate } from '~/lib/i18n/texts.ts'
import type { LibraryRow } from './api.ts'

export const stateIn = (state: LibraryRow['state'], t: Translate) =>
  ({
    draft: { label: t('Draft'), color: 'marigold' },
    published: { label: t('Published'), color: 'leaf' },
    withdrawn: { label: t('Withdrawn'), color: 'madder' },
  })[state]

export const segmentIn = (segment: LibraryRow['segment'], t: Translate) =>
  segment === 'industrial' ? t('Industrial') : t('Professional')
