import { useT } from '~/lib/i18n/react.tsx'
import { ChoiceList } from '~/ui/choice-list.tsx'
import type { PayMethod } from '../paying.ts'

interface PayByChoiceProps {
  chosen: PayMethod
  onChoose: (method: PayMethod) => void
}

/** Payment method the gateway opens with. */
export function PayByChoice({ chosen, onChoose }: PayByChoiceProps) {
  const t = useT()
  return (
    <ChoiceList<PayMethod>
      legend={t('Pay by')}
      name="pay-by"
      chosen={chosen}
      onChoose={onChoose}
      choices={[
        { value: 'upi', icon: 'qrcode', label: t('UPI'), note: t('Approve in your UPI app, then come back') },
        { value: 'card', icon: 'credit-card', label: t('Card') },
      ]}
    />
  )
}
