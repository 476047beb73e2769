import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { PayMethod } from '../paying.ts'
import classes from './top-up-form.module.css'

interface PayByChoiceProps {
  chosen: PayMethod
  onChoose: (method: PayMethod) => void
}

/** What the gateway opens with. */
export function PayByChoice({ chosen, onChoose }: PayByChoiceProps) {
  const t = useT()
  return (
    <fieldset className={classes.methods}>
      <legend className="pm-visually-hidden">{t('Pay by')}</legend>
      <label>
        <input type="radio" name="pay-by" checked={chosen === 'upi'} onChange={() => onChoose('upi')} />
        <Icon name="qrcode" size={22} />
        <span>
          <strong>{t('UPI')}</strong>
          <small>{t('Approve in your UPI app, then come back')}</small>
        </span>
      </label>
      <label>
        <input type="radio" name="pay-by" checked={chosen === 'card'} onChange={() => onChoose('card')} />
        <Icon name="credit-card" size={22} />
        <span>
          <strong>{t('Card')}</strong>
        </span>
      </label>
    </fieldset>
  )
}
