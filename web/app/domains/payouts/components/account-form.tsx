import { useForm } from '@mantine/form'
import { ACCOUNT_NUMBER_PATTERN, bankOf } from '#contract/payouts/banks.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { FormCard } from '~/ui/form-card.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Segments } from '~/ui/segments.tsx'
import type { NewAccount } from '../api.ts'
import { kindWords } from '../words.ts'
import classes from './account-form.module.css'

const digits = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, 18)
const inGroups = (typed: string) => digits(typed).replaceAll(/(\d{4})(?=\d)/g, '$1 ')
const plainIfsc = (typed: string) =>
  typed
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 11)

interface AccountFormProps {
  /** The account holder's name, prefilled from the account. */
  name: string
  /** The input is valid and only has to be confirmed; the server may still mark a field. */
  onReady: (account: NewAccount, form: { done: () => void; mark: (errors: Record<string, string>) => void }) => void
}

/** A new bank account: fields are validated as far as possible before an OTP is requested. */
export function AccountForm({ name, onReady }: AccountFormProps) {
  const t = useT()
  const form = useForm({
    initialValues: { kind: 'savings' as NewAccount['kind'], number: '', numberAgain: '', ifsc: '', holder: name },
    validateInputOnBlur: true,
    validate: {
      number: (number) => (ACCOUNT_NUMBER_PATTERN.test(digits(number)) ? null : t('Enter 9 to 18 digits.')),
      numberAgain: (again, { number }) =>
        digits(again) === digits(number) ? null : t('The two numbers do not match.'),
      ifsc: (ifsc) => (bankOf(ifsc) ? null : t('Enter the IFSC of your branch, such as HDFC0000007.')),
      holder: (holder) => (holder.trim() ? null : t('Please fill this in.')),
    },
  })
  const bank = bankOf(form.values.ifsc)
  const number = { inputMode: 'numeric', autoComplete: 'off', classNames: { input: 'pm-num' } } as const
  return (
    <FormCard
      title={t('Add an account')}
      onSubmit={form.onSubmit((values) =>
        onReady(
          { ...values, number: digits(values.number), numberAgain: digits(values.numberAgain) },
          { done: form.reset, mark: form.setErrors },
        ),
      )}
    >
      <TextInput
        label={t('Account number')}
        {...number}
        {...form.getInputProps('number')}
        onChange={(event) => form.setFieldValue('number', inGroups(event.currentTarget.value))}
      />
      <TextInput
        label={t('Confirm account number')}
        {...number}
        onPaste={(event) => event.preventDefault()}
        {...form.getInputProps('numberAgain')}
        onChange={(event) => form.setFieldValue('numberAgain', inGroups(event.currentTarget.value))}
      />
      <div>
        <TextInput
          label="IFSC"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps('ifsc')}
          onChange={(event) => form.setFieldValue('ifsc', plainIfsc(event.currentTarget.value))}
        />
        {bank && (
          <p className={classes.bank} role="status">
            <Icon name="check" size={18} />
            {bank}
          </p>
        )}
      </div>
      <TextInput
        label={t('Account holder’s name')}
        maxLength={120}
        autoComplete="name"
        {...form.getInputProps('holder')}
      />
      <Segments
        legend={t('Account type')}
        name="kind"
        chosen={form.values.kind}
        onChoose={(kind) => form.setFieldValue('kind', kind as NewAccount['kind'])}
        choices={[
          { value: 'savings', label: t(kindWords.savings) },
          { value: 'current', label: t(kindWords.current) },
        ]}
      />
      <Button type="submit" size="lg" fullWidth>
        {t('Verify with ₹1')}
      </Button>
      <p className={classes.small}>{t('We send ₹1 to confirm the name on the account.')}</p>
    </FormCard>
  )
}
