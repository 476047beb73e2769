import { INDIAN_STATES } from '#contract/states.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import type { BillingErrors } from './billing-rules.ts'
import classes from './checkout.module.css'
import type { OrderForm } from './use-order-form.ts'

interface InvoiceFieldsProps {
  form: OrderForm
  errors: BillingErrors
}

const GSTIN_LENGTH = 15

/** Invoice recipient. The state decides which taxes apply. */
export function InvoiceFields({ form: { billing, give, buyer }, errors }: InvoiceFieldsProps) {
  const t = useT()
  return (
    <fieldset className={classes.invoice}>
      <legend>{t('For the invoice')}</legend>
      {buyer && (
        <TextInput
          label={t('Name')}
          autoComplete="name"
          maxLength={120}
          value={billing.name}
          onChange={(event) => give({ name: event.currentTarget.value })}
          error={errors.name}
          id="billing-name"
        />
      )}
      <NativeSelect
        label={t('State')}
        autoComplete="address-level1"
        value={billing.state}
        onChange={(event) => give({ state: event.currentTarget.value })}
        error={errors.state}
        id="billing-state"
        data={[
          { value: '', label: t('Choose'), disabled: billing.state !== '' },
          ...INDIAN_STATES.map((state) => ({ value: state.code, label: titleOf(state, t.language) })),
        ]}
      />
      <TextInput
        label={t('GSTIN for invoice')}
        placeholder={t('Optional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={GSTIN_LENGTH}
        value={billing.gstin}
        onChange={(event) => give({ gstin: event.currentTarget.value.toUpperCase() })}
        error={errors.gstin}
        id="billing-gstin"
      />
      {billing.gstin.trim() !== '' && (
        <Textarea
          label={t('Address')}
          placeholder={t('Optional')}
          autoComplete="street-address"
          maxLength={300}
          value={billing.address}
          onChange={(event) => give({ address: event.currentTarget.value })}
          error={errors.address}
          id="billing-address"
        />
      )}
    </fieldset>
  )
}
