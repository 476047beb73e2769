import type { BannerPlace, BannerState, BannerTone } from '#contract/content/constants.ts'
import { formatDate, formatTime, INDIA } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import type { BannerRow } from './api.ts'

export const stateIn = (state: BannerState, t: Translate) =>
  ({
    draft: { label: t('Draft'), color: 'gray' },
    scheduled: { label: t('Scheduled|article'), color: 'marigold' },
    showing: { label: t('Showing|a banner'), color: 'green' },
    ended: { label: t('Ended|a banner'), color: 'gray' },
  })[state]

export const toneIn = (tone: BannerTone, t: Translate) =>
  ({ information: t('Information'), offer: t('Offer'), warning: t('Warning|tone') })[tone]

export const placeIn = (place: BannerPlace, t: Translate) =>
  ({
    public: t('All public pages'),
    home: t('Home page'),
    customer: t('Customer dashboards'),
    consultant: t('Consultant dashboards'),
  })[place]

/** A kind of page that shows one banner; the home page is one of its own. */
const pageIn = (page: BannerPlace, t: Translate) => (page === 'public' ? t('Other public pages') : placeIn(page, t))

/** Staff plan by the clock of India, wherever they are. */
export const timeIn = (at: string, t: Translate) => {
  const style = { language: t.language, zone: INDIA }
  return `${formatDate(at, style)}, ${formatTime(at, style)}`
}

export const textOf = (row: { text_english: string; text_hindi: string }, { language }: Translate) =>
  (language === 'hi' && row.text_hindi) || row.text_english

/** Why readers do not see a banner that is showing, or not everywhere. */
export const hindrancesOf = ({ linkIsOff, behind }: BannerRow, t: Translate) => [
  ...(linkIsOff ? [t('Not shown: its link leads to something that is switched off.')] : []),
  ...behind.map((other) =>
    t('{page}: “{text}” is shown instead.', { page: pageIn(other.page, t), text: textOf(other, t) }),
  ),
]
