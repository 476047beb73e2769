import { type FormEvent, useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import type { Quote } from '../api.ts'
import classes from './coupon-field.module.css'

const MAX_LENGTH = 24

interface CouponFieldProps {
  coupon: Quote['coupon']
  busy: boolean
  onApply: (code: string) => void
  onTakeOff: () => void
}

/** A coupon code; a refusal is shown below the field. */
export function CouponField({ coupon, busy, onApply, onTakeOff }: CouponFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState(coupon?.code ?? '')
  if (coupon && coupon.problem === null)
    return (
      <p className={classes.applied} role="status">
        <Icon name="circle-check" />
        <span>{t('{code}: {amount} off', { code: coupon.code, amount: formatPaise(coupon.discountPaise) })}</span>
        <Button variant="subtle" onClick={onTakeOff}>
          {t('Remove|coupon')}
        </Button>
      </p>
    )
  const apply = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (typed.trim()) onApply(typed.trim().toUpperCase())
  }
  return (
    <form className={classes.field} onSubmit={apply}>
      <TextInput
        label={t('Coupon')}
        placeholder={t('Optional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={coupon && against(coupon, t)}
      />
      <Button type="submit" variant="default" loading={busy} disabled={typed.trim() === ''}>
        {t('Apply')}
      </Button>
    </form>
  )
}

function against({ problem, minimumPaise, on }: NonNullable<Quote['coupon']>, t: Translate) {
  const day = on ? formatDate(on, t) : ''
  switch (problem) {
    case 'not_yet':
      return t('This coupon is valid from {day}.', { day })
    case 'over':
      return day ? t('This coupon was valid until {day}.', { day }) : t('This coupon has expired.')
    case 'minimum':
      return t('Add items worth at least {amount} to use this coupon.', { amount: formatPaise(minimumPaise ?? 0) })
    case 'used_up':
      return t('This coupon has reached its limit.')
    case 'used_by_you':
      return t('You have already used this coupon.')
    case 'better_discount':
      return t('Your other discount saves you more, so this coupon is not used.')
    case 'not_for_these':
      return t('This coupon does not apply to the items in your cart.')
    default:
      return t('This coupon code is not valid. Please check it.')
  }
}
