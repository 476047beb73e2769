import { ExtensionOffer } from '~/domains/bookings/components/extension-offer.tsx'
import { useExtendedToast } from '~/domains/bookings/use-extended-toast.ts'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { openPaymentPopup, payInPopup } from '~/domains/payments/popup.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'

interface ExtensionProps {
  bookingId: number
  side: 'customer' | 'consultant'
}

/** Session extension in the room: the offer to the customer, the new end to both. */
export function Extension({ bookingId, side }: ExtensionProps) {
  useExtendedToast(bookingId)
  return side === 'customer' ? <OfferBesideTheCall bookingId={bookingId} /> : null
}

function OfferBesideTheCall({ bookingId }: { bookingId: number }) {
  const api = useApi()
  const language = useLanguage()
  return (
    <ExtensionOffer
      bookingId={bookingId}
      openGateway={() => {
        const popup = openPaymentPopup()
        return {
          async lead(paymentId, orderId) {
            const returnTo = localPath(checkoutPath(orderId), language)
            const opened = await payInPopup(api, popup, { paymentId, returnTo, method: 'upi' })
            return opened.at === 'blocked' ? opened.url : null
          },
          close: () => popup?.close(),
        }
      }}
    />
  )
}
