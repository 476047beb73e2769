import { useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { dayIn, INDIA } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { kindOf } from '../../kinds.ts'
import { type Coupon, editCoupon, makeCoupon } from '../api.ts'
import { changeableOf, isAmount, newCouponOf, type TypedCoupon, typedOf } from '../coupon-form.ts'
import { ItemTypesField } from './item-types-field.tsx'
import classes from './staff.module.css'

interface CouponDialogProps {
  /** Undefined for a new one. A coupon's discount is fixed once it is issued. */
  coupon: Coupon | undefined
  close: () => void
}

export function CouponDialog({ coupon, close }: CouponDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const missing = (text: string) => (text.trim() ? null : t('Please fill this in.'))
  const amount = (text: string) => (text.trim() === '' || isAmount(text) ? null : t('Enter an amount in rupees.'))
  const count = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? null : t('Enter a whole number.'))
  const form = useApiForm({
    initialValues: typedOf(coupon, dayIn(INDIA, new Date())),
    validate: {
      ...{ code: missing, title_english: missing, title_hindi: missing, startsOn: missing, reason: missing },
      percent: (text, { kind }) => (coupon || kind !== 'percent' || isAmount(text) ? null : t('Enter a percentage.')),
      amount: (text, { kind }) =>
        coupon || kind !== 'fixed' || isAmount(text) ? null : t('Enter an amount in rupees.'),
      ...{ most: amount, least: amount, perPerson: count },
      totalMax: (text) => (text.trim() === '' ? null : count(text)),
    },
    send: async (typed: TypedCoupon): Promise<{ message: string }> =>
      coupon
        ? editCoupon(api, { id: coupon.id, version: coupon.version, ...changeableOf(typed) })
        : makeCoupon(api, newCouponOf(typed)),
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      close()
    },
  })
  const { field, values } = form
  return (
    <Dialog opened onClose={close} title={coupon ? coupon.code : t('New coupon')} width={640}>
      <ApiForm form={form} submit={coupon ? t('Save') : t('Create coupon')} onCancel={close}>
        {!coupon && (
          <>
            <TextInput
              label={t('Code')}
              autoCapitalize="characters"
              autoComplete="off"
              data-autofocus
              {...field('code')}
            />
            <div className={classes.days}>
              <NativeSelect
                label={t('Discount')}
                data={[
                  { value: 'percent', label: t('A percentage') },
                  { value: 'fixed', label: t('A fixed amount') },
                ]}
                {...field('kind')}
              />
              {values.kind === 'percent' ? (
                <TextInput label={t('Percent')} inputMode="decimal" rightSection="%" {...field('percent')} />
              ) : (
                <RupeesInput label={t('Amount in rupees')} {...field('amount')} />
              )}
            </div>
            {values.kind === 'percent' && (
              <RupeesInput label={t('At most')} description={t('Leave blank for no limit.')} {...field('most')} />
            )}
            <ItemTypesField value={values.itemTypes} onChange={(types) => form.setValues({ itemTypes: types })} />
          </>
        )}
        {coupon && coupon.itemTypes.length > 0 && (
          <p className={classes.fixed}>
            {t('Only for: {types}', { types: coupon.itemTypes.map((type) => t(kindOf(type).group)).join(', ') })}
          </p>
        )}
        <TextInput label={t('Title in English')} {...field('title_english')} />
        <TextInput label={t('Title in Hindi')} lang="hi" {...field('title_hindi')} />
        <div className={classes.days}>
          <TextInput type="date" label={t('First day')} {...field('startsOn')} />
          <TextInput
            type="date"
            label={t('Last day')}
            description={t('Leave blank to keep it on until switched off.')}
            {...field('endsOn')}
          />
          <RupeesInput label={t('Minimum cart value')} {...field('least')} />
          <TextInput label={t('Uses per customer')} inputMode="numeric" {...field('perPerson')} />
          <TextInput
            label={t('Total uses')}
            description={t('Leave blank for no limit.')}
            inputMode="numeric"
            {...field('totalMax')}
          />
          <NativeSelect
            label={t('In use')}
            data={[
              { value: 'yes', label: t('Yes') },
              { value: 'no', label: t('No, switched off') },
            ]}
            {...field('active')}
          />
        </div>
        <ReasonField {...field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
