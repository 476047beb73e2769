import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'

export const goesBackToSource = (paise: number, t: Translate) =>
  t('{amount} will be refunded to your original payment method in 3 to 5 working days.', { amount: formatPaise(paise) })
