import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { ChoiceList } from '~/ui/choice-list.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import type { PayMethod } from './api.ts'

const methods: Record<PayMethod, { word: string; icon: IconName }> = {
  upi: { word: msg('UPI'), icon: 'qrcode' },
  card: { word: msg('Card'), icon: 'credit-card' },
  netbanking: { word: msg('Net banking'), icon: 'building-bank' },
}

interface MethodChoiceProps {
  chosen: PayMethod
  onChoose: (method: PayMethod) => void
}

/** Payment method the gateway opens with; UPI first. */
export function MethodChoice({ chosen, onChoose }: MethodChoiceProps) {
  const t = useT()
  return (
    <ChoiceList
      legend={t('Pay by')}
      name="method"
      chosen={chosen}
      onChoose={onChoose}
      choices={(Object.keys(methods) as PayMethod[]).map((method) => ({
        value: method,
        icon: methods[method].icon,
        label: t(methods[method].word),
        note: method === 'upi' && t('Any UPI app or QR'),
      }))}
    />
  )
}
