import { useQueryClient } from '@tanstack/react-query'
import { cancelPackage, type OwnPackage, refreshPackages } from '~/domains/packages/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** Ends a package: the sessions that were not booked are refunded. */
export function CancelPackage({ bought, onClose }: { bought: OwnPackage; onClose: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { id, orderId, refundPaise } = bought
  const amount = formatPaise(refundPaise)
  return (
    <RefundDialog
      orderId={orderId}
      refundPaise={refundPaise}
      title={t('Cancel this package?')}
      text={t('You get {amount} for the sessions you have not booked. Booked sessions stay.', { amount })}
      keep={t('Keep package')}
      act={t('Cancel and get {amount}', { amount })}
      send={(to, key) => cancelPackage(api, { id, to }, key)}
      onDone={() => void refreshPackages(client)}
      onClose={onClose}
    />
  )
}
