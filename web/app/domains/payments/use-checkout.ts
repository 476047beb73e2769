import { useNavigate } from 'react-router'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import type { PayMethod } from './api.ts'
import { openCheckout } from './checkout.ts'

/** Opens the gateway, and then the page that shows the result. */
export function useCheckout() {
  const api = useApi()
  const navigate = useNavigate()
  const language = useLanguage()
  return async (paymentId: number, toPage: string, method: PayMethod = 'upi') => {
    const returnTo = localPath(toPage, language)
    if ((await openCheckout(api, { paymentId, returnTo, method })) === 'left') return
    const mark = returnTo.includes('?') ? '&' : '?'
    await navigate(`${returnTo}${mark}payment=${paymentId}`)
  }
}
