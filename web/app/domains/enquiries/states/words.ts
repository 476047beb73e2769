import type { EnquiryKind, EnquiryState } from '#contract/enquiries/constants.ts'
import { msg } from '~/lib/i18n/texts.ts'

export type StateWords = Record<
  EnquiryState | 'booked',
  { word: string; color: 'peacock' | 'marigold' | 'leaf' | 'gray' }
>

export const stateWords: StateWords = {
  new: { word: msg('New|enquiry'), color: 'peacock' },
  assigned: { word: msg('In progress|enquiry'), color: 'marigold' },
  answered: { word: msg('Answered|enquiry'), color: 'leaf' },
  booked: { word: msg('Became a booking'), color: 'leaf' },
  closed: { word: msg('Closed|enquiry'), color: 'gray' },
  spam: { word: msg('Spam'), color: 'gray' },
}

/** As the consultant reads them who replies. */
export const deskStateWords: StateWords = { ...stateWords, answered: { word: msg('Replied|enquiry'), color: 'leaf' } }

export const kindWords: Record<EnquiryKind, string> = {
  enquiry: msg('Enquiry'),
  callback: msg('Callback'),
  grievance: msg('Grievance'),
}

const TITLE_LENGTH = 80

/** What was asked, as a heading (its first line or sentence, undefined if nothing was written) and the text below it. */
export function headed(remarks: string): { title: string | undefined; rest: string } {
  const text = remarks.trim()
  const [line = ''] = text.split(/\n|(?<=[.?!।])\s/)
  const characters = [...line]
  if (characters.length <= TITLE_LENGTH) return { title: line || undefined, rest: text.slice(line.length).trim() }
  return {
    title: `${characters
      .slice(0, TITLE_LENGTH - 1)
      .join('')
      .trimEnd()}…`,
    rest: text,
  }
}

export const titleOf = (remarks: string) => headed(remarks).title
