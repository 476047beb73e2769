import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { MOBILE_LENGTH } from '#contract/limits.ts'
import classes from './mobile-input.module.css'
import { TextInput } from './text-input.tsx'

interface MobileInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'error'> {
  value?: string
  onChange: (digits: string) => void
  error?: ReactNode
}

/** What is pasted with its country code or a leading zero is the same number. */
const digitsOf = (text: string) => {
  const digits = text.replace(/\D/g, '')
  return (digits.length > MOBILE_LENGTH ? digits.replace(/^(?:0|91)/, '') : digits).slice(0, MOBILE_LENGTH)
}

/** An Indian mobile number: digits only, ten at most, behind a fixed +91. */
export function MobileInput({ value = '', onChange, ...rest }: MobileInputProps) {
  const id = useId()
  return (
    <TextInput
      id={id}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      leftSection={<span className={classes.prefix}>+91</span>}
      leftSectionWidth={56}
      leftSectionPointerEvents="none"
      classNames={{ input: classes.number ?? '' }}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(digitsOf(event.currentTarget.value))}
      {...rest}
    />
  )
}
