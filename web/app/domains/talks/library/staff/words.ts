import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { LibraryTalk } from '../api.ts'
import type { LibraryRow } from './api.ts'

export const stateIn = (state: LibraryRow['state'], t: Translate) =>
  ({
    draft: { label: t('Draft'), color: 'marigold' },
    published: { label: t('Published'), color: 'leaf' },
    withdrawn: { label: t('Withdrawn'), color: 'madder' },
  })[state]

export const segmentIn = (segment: LibraryRow['segment'], t: Translate) =>
  segment === 'industrial' ? t('Industrial') : t('Professional')

/** Names of cover drawings and backgrounds. */
export const drawingWords: Record<LibraryTalk['drawing'], string> = {
  bag: msg('Bag'),
  bank: msg('Bank|building'),
  board: msg('Board'),
  book: msg('Book|noun'),
  box: msg('Box'),
  bulb: msg('Bulb'),
  calendar: msg('Calendar'),
  card: msg('Card|drawing'),
  chest: msg('Chest'),
  clock: msg('Clock'),
  glass: msg('Magnifying glass'),
  letter: msg('Letter'),
  people: msg('People'),
  phone: msg('Phone'),
  purse: msg('Purse'),
  screen: msg('Screen'),
  seal: msg('Seal'),
}
export const tintWords: Record<LibraryTalk['tint'], string> = {
  a: msg('Pale blue'),
  b: msg('Pale yellow'),
  c: msg('Pale red'),
  d: msg('Pale green'),
  e: msg('Sand'),
}
