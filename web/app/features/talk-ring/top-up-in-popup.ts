import { openPaymentPopup, payInPopup, popupOutcome } from '~/domains/payments/popup.ts'
import type { StartPaying } from '~/domains/talks/paying.ts'
import { topUp } from '~/domains/wallet/api.ts'
import type { Api } from '~/lib/api.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { attemptKeys } from '~/lib/idempotency-key.ts'

/** Adds money in a popup beside the page, so that a call goes on. */
export const topUpInPopup =
  (api: Api, language: 'en' | 'hi'): StartPaying =>
  () => {
    const popup = openPaymentPopup()
    return async (amountPaise, method) => {
      try {
        const { paymentId } = await topUp(api, amountPaise, attemptKeys().keyFor(amountPaise))
        const returnTo = localPath('/dashboard/my-wallet', language)
        const opened = await payInPopup(api, popup, { paymentId, returnTo, method })
        if (opened.at === 'over' && !opened.isPaid) return 'closed'
        return await popupOutcome(api, paymentId, opened.at === 'popup' ? popup : null)
      } catch (error) {
        popup?.close()
        throw error
      }
    }
  }
