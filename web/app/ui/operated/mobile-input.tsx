import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { mobileDigits } from '~/lib/phone.ts'
import classes from './mobile-input.module.css'
import { TextInput } from './text-input.tsx'

interface MobileInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'error'> {
  value?: string
  onChange: (digits: string) => void
  error?: ReactNode
}

/** An Indian mobile number: digits only, ten at most, after a fixed +91. */
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
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(mobileDigits(event.currentTarget.value))}
      {...rest}
    />
  )
}
