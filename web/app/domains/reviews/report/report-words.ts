import type { ReviewReportReason } from '#contract/reviews/constants.ts'
import { msg } from '~/lib/i18n/texts.ts'

export const reportReasonWords: Record<ReviewReportReason, string> = {
  abusive: msg('Abusive or insulting'),
  untrue: msg('Not true'),
  private_details: msg('Contains private details'),
  advertising: msg('Advertising or spam'),
  not_about_this: msg('Not about this session'),
  other: msg('Something else'),
}
