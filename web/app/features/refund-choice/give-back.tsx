import { useQueryClient } from '@tanstack/react-query'
import { type Purchase, refreshPurchases, refundPurchase } from '~/domains/products/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** Gives a digital product back that was never downloaded. */
export function GiveBack({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { id, orderId, paidPaise } = purchase
  const amount = formatPaise(paidPaise)
  return (
    <RefundDialog
      orderId={orderId}
      refundPaise={paidPaise}
      title={t('Give this product back?')}
      text={t('You get {amount}. You can no longer download it then.', { amount })}
      keep={t('Keep it')}
      act={t('Give it back and get {amount}', { amount })}
      send={(to, key) => refundPurchase(api, { id, to }, key)}
      onDone={() => void refreshPurchases(client)}
      onClose={onClose}
    />
  )
}
