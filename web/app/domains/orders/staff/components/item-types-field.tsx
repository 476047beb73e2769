import { COUPON_ITEM_TYPES } from '#contract/orders/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ChipSet } from '~/ui/chip-set.tsx'
import { kindOf } from '../../kinds.ts'
import { chosenTypes, withTypeTurned } from '../coupon-form.ts'
import classes from './staff.module.css'

interface ItemTypesFieldProps {
  /** Comma-separated; empty for everything. */
  value: string
  onChange: (value: string) => void
}

/** Which items a coupon applies to. */
export function ItemTypesField({ value, onChange }: ItemTypesFieldProps) {
  const t = useT()
  return (
    <fieldset className={classes.choice} aria-describedby="item-types-help">
      <legend>{t('Only for')}</legend>
      <p id="item-types-help">{t('Leave blank for all items.')}</p>
      <ChipSet
        name="itemTypes"
        kind="checkbox"
        chips={COUPON_ITEM_TYPES.map((type) => ({ value: type, label: t(kindOf(type).group) }))}
        chosen={chosenTypes(value)}
        onChoose={(type) => onChange(withTypeTurned(value, type as (typeof COUPON_ITEM_TYPES)[number]))}
      />
    </fieldset>
  )
}
