import './foundation.css'
import { NumberInput } from '@mantine/core'
import type { ComponentProps } from 'react'

interface RupeesInputProps
  extends Omit<ComponentProps<typeof NumberInput>, 'value' | 'defaultValue' | 'onChange' | 'allowDecimal'> {
  /** Figures without grouping, as forms keep them: '150000' or '1504.50'. */
  value?: string
  onChange?: (rupees: string) => void
  /** No paise here. */
  whole?: boolean
}

const MOST_DIGITS = 8

/** An amount in rupees, grouped as India reads it while it is typed; what is no figure does not enter. */
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
    // What stands there is judged by the form, and leaving the field changes nothing.
    clampBehavior="none"
    trimLeadingZeroesOnBlur={false}
    withKeyboardEvents={false}
  />
)
