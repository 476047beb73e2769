import { GIFT_CARD_MAX_PAISE, GIFT_CARD_MIN_PAISE } from '#contract/wallet/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { Panel } from '~/ui/panel.tsx'
import { prepareGiftCard } from '../api.ts'

const FIRST_RUPEES = 1_000
const NOTE_MAX = 300

/** What the card should say; the payment follows on its own page. */
export function BuyCard({ onPrepared }: { onPrepared: (id: number) => void }) {
  const t = useT()
  const api = useApi()
  const limits = { min: formatPaise(GIFT_CARD_MIN_PAISE), max: formatPaise(GIFT_CARD_MAX_PAISE) }
  const form = useApiForm({
    initialValues: { amountPaise: String(FIRST_RUPEES), recipientName: '', recipientEmail: '', message: '' },
    validate: {
      amountPaise: (text) => (isWithin(text) ? null : t('Enter an amount from {min} to {max}.', limits)),
      recipientName: (text) => (text.trim() ? null : t('Please fill this in.')),
    },
    send: ({ amountPaise, recipientName, recipientEmail, message }) =>
      prepareGiftCard(api, {
        ...{ amountPaise: Number(amountPaise) * 100, recipientName, message },
        ...(recipientEmail.trim() && { recipientEmail: recipientEmail.trim() }),
      }),
    onDone: ({ id }) => onPrepared(id),
  })
  const { field } = form
  return (
    <Panel title={t('Buy a gift card')}>
      <ApiForm form={form} submit={t('Continue')}>
        <RupeesInput
          label={t('Amount')}
          whole
          description={t('Between {min} and {max}.', limits)}
          {...field('amountPaise')}
        />
        <TextInput label={t('Who is it for?')} autoComplete="off" maxLength={80} {...field('recipientName')} />
        <TextInput
          label={t('Their email address (optional)')}
          description={t('We send the code there. Without it, you see the code here and pass it on yourself.')}
          type="email"
          autoComplete="off"
          {...field('recipientEmail')}
        />
        <Textarea label={t('Your message (optional)')} minRows={2} maxLength={NOTE_MAX} {...field('message')} />
      </ApiForm>
    </Panel>
  )
}

const isWithin = (text: string) => {
  const paise = Number(text) * 100
  return paise >= GIFT_CARD_MIN_PAISE && paise <= GIFT_CARD_MAX_PAISE
}
