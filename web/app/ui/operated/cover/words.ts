import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'
import { msg } from '~/lib/i18n/texts.ts'

/** Names of cover drawings and backgrounds. */
export const drawingWords: Record<(typeof COVER_DRAWINGS)[number], string> = {
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
export const tintWords: Record<(typeof COVER_TINTS)[number], string> = {
  a: msg('Pale blue'),
  b: msg('Pale yellow'),
  c: msg('Pale red'),
  d: msg('Pale green'),
  e: msg('Sand'),
}
