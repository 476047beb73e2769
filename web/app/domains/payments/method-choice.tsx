import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import type { PayMethod } from './api.ts'
import classes from './method-choice.module.css'

const methods: Record<PayMethod, { word: string; icon: IconName }> = {
  upi: { word: msg('UPI'), icon: 'qrcode' },
  card: { word: msg('Card'), icon: 'credit-card' },
  netbanking: { word: msg('Net banking'), icon: 'building-bank' },
}

interface MethodChoiceProps {
  chosen: PayMethod
  onChoose: (method: PayMethod) => void
}

/** What the gateway opens with; UPI first. */
export function MethodChoice({ chosen, onChoose }: MethodChoiceProps) {
  const t = useT()
  return (
    <fieldset className={classes.methods}>
      <legend className="pm-visually-hidden">{t('Pay by')}</legend>
      {(Object.keys(methods) as PayMethod[]).map((method) => (
        <label key={method}>
          <input
            type="radio"
            name="method"
            value={method}
            checked={chosen === method}
            onChange={() => onChoose(method)}
          />
          <Icon name={methods[method].icon} size={22} />
          <span>
            <strong>{t(methods[method].word)}</strong>
            {method === 'upi' && <small>{t('Any UPI app or QR')}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
