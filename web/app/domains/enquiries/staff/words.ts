import { msg } from '~/lib/i18n/texts.ts'
import type { StaffEnquiryRow } from './api.ts'

export const spamWords: Record<NonNullable<StaffEnquiryRow['spamReason']>, string> = {
  hidden_field: msg('A hidden field was filled in'),
  too_fast: msg('The form was sent too fast'),
  staff: msg('Marked by staff'),
  blocked: msg('The number belongs to a blocked person'),
}

/** What the sender's plan promises, by priority. */
export const priorityWords: Record<number, string | undefined> = {
  1: msg('Answered first|member'),
  2: msg('Named person|member'),
}

export const actionWords: Record<string, string | undefined> = {
  'enquiry.assigned': msg('Assigned|enquiry'),
  'enquiry.noted': msg('Note added|enquiry'),
  'enquiry.answered': msg('Answered|enquiry'),
  'enquiry.closed': msg('Closed|enquiry'),
  'enquiry.reopened': msg('Reopened|enquiry'),
  'enquiry.marked_spam': msg('Marked as spam'),
  'enquiry.unmarked_spam': msg('Marked as not spam'),
}
