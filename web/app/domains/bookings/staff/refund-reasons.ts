import type { RefundReason } from '#contract/reasons.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { reasonWords } from '../reasons.ts'

const ANYTHING: readonly RefundReason[] = ['technical_fault', 'charged_twice', 'goodwill', 'refunded_by_staff']

/** What staff can choose from for a session, a question, and an order of any kind. */
export const sessionReasons: readonly RefundReason[] = [
  'consultant_network',
  'session_missed',
  'session_cut_short',
  'not_as_described',
  ...ANYTHING,
]
export const questionReasons: readonly RefundReason[] = ['answer_unfit', 'answer_overdue', ...ANYTHING]
export const orderReasons: readonly RefundReason[] = ['not_as_described', ...ANYTHING]

/** As choices; the last one tells the customer only that the team refunded. */
export const refundReasons = (reasons: readonly RefundReason[], t: Translate) =>
  reasons.map((value) => ({
    value,
    label: value === 'refunded_by_staff' ? t('No reason given: “Refunded by our team”') : t(reasonWords[value]),
  }))
