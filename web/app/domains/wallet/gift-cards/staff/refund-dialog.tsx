import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { refundGiftCard, type SoldGiftCard } from './api.ts'

/** Cancels a card that nobody has redeemed. */
export function RefundDialog({ card, close }: { card: SoldGiftCard; close: () => void }) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  return (
    <ActDialog
      title={t('Cancel this gift card?')}
      act={t('Cancel gift card')}
      destructive
      onClose={close}
      send={(reason) => send({ id: card.id, reason }, (input, key) => refundGiftCard(api, input, key))}
      onDone={onDone}
    >
      {t('The code stops working, and {name} gets {amount} back to the account it was paid from.', {
        ...{ name: card.buyer.name, amount: formatPaise(card.amountPaise) },
      })}
    </ActDialog>
  )
}
