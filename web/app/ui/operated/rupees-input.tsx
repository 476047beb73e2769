import './foundation.css'
import { NumberInput } from '@mantine/core'
import type { ComponentProps } from 'react'

interface RupeesInputProps
  extends Omit<ComponentProps<typeof NumberInput>, 'value' | 'defaultValue' | 'onChange' | 'allowDecimal'> {
  /** Ungrouped digits, as forms store them: '150000' or '1504.50'. */
  value?: string
  onChange?: (rupees: string) => void
  /** Without paise. */
  whole?: boolean
}

const MOST_DIGITS = 8

/** An amount in rupees, with Indian grouping while typing; other characters are rejected. */
export const RupeesInput = ({ value = '', onChange, whole = false, ...rest }: RupeesInputProps) => (
  <NumberInput
    autoComplete="off"
    leftSection="₹"
    leftSectionWidth={34}
    classNames={{ input: 'pm-num' }}
    {...rest}
    value={value}
    onChange={(rupees) => onChange?.(String(rupees))}
    allowDecimal={!whole}
    decimalScale={2}
    allowNegative={false}
    allowLeadingZeros={false}
    isAllowed={({ value: typed }) => (typed.split('.')[0] ?? '').length <= MOST_DIGITS}
    // The form validates the value, and leaving the field changes nothing.
    clampBehavior="none"
    trimLeadingZeroesOnBlur={false}
    withKeyboardEvents={false}
  />
)
