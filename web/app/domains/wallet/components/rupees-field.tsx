import type { ComponentProps } from 'react'
import { TextInput } from '~/ui/text-input.tsx'
import { groupRupees } from '../rupees.ts'

interface RupeesFieldProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  value: string
  onChange: (typed: string) => void
}

/** Whole rupees, grouped while they are typed. */
export const RupeesField = ({ value, onChange, ...rest }: RupeesFieldProps) => (
  <TextInput
    inputMode="numeric"
    autoComplete="off"
    leftSection="₹"
    leftSectionWidth={34}
    classNames={{ input: 'pm-num' }}
    value={groupRupees(value)}
    onChange={(event) => onChange(groupRupees(event.currentTarget.value))}
    {...rest}
  />
)
