import './foundation.css'
import '@mantine/core/styles/PinInput.layer.css'
import { PinInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './otp-input.module.css'

interface OtpInputProps {
  label: string
  /** The heading above already says it; only screen readers need the label. */
  hideLabel?: boolean
  value: string
  onChange: (value: string) => void
  /** The last digit was entered, by hand, by paste or from the phone's suggestion. */
  onComplete?: (value: string) => void
  state?: 'wrong' | 'right' | undefined
  readOnly?: boolean
  autoFocus?: boolean
  size?: 'md' | 'lg'
  /** Below the boxes. */
  children?: ReactNode
}

const changedAt = (before: string, after: string) => [...after].flatMap((digit, i) => (digit === before[i] ? [] : [i]))

/** A single digit corrected in the middle of a full code waits for the button: more may follow. */
function completes(before: string, after: string) {
  if (after.length < OTP_LENGTH) return false
  const changed = changedAt(before, after)
  return before.length < OTP_LENGTH || changed.length > 1 || changed[0] === OTP_LENGTH - 1
}

/** Six boxes for an OTP. */
export function OtpInput(props: OtpInputProps) {
  const { label, hideLabel, value, onChange, onComplete, state, readOnly = false, autoFocus, size = 'md' } = props
  const t = useT()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const wrong = state === 'wrong'

  useEffect(() => {
    if (wrong) first.current?.focus()
  }, [wrong])

  function change(next: string) {
    if (next === value) return
    onChange(next)
    if (completes(value, next)) onComplete?.(next)
  }
  /** After a wrong code the first digit typed starts a new one. */
  function beginAnew(event: KeyboardEvent) {
    if (!wrong || readOnly || event.target !== first.current || !/^\d$/.test(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    onChange(event.key)
    first.current?.parentElement?.nextElementSibling?.querySelector('input')?.focus()
  }

  return (
    <div className={classes.field} data-size={size}>
      <span id={`${id}-label`} className={hideLabel ? 'pm-visually-hidden' : classes.label}>
        {label}
      </span>
      <PinInput
        ref={first}
        // Set explicitly: the id Mantine generates changes after the first paint, which loses the focus.
        id={id}
        length={OTP_LENGTH}
        type="number"
        oneTimeCode
        placeholder=""
        value={value}
        onChange={change}
        onKeyDownCapture={beginAnew}
        readOnly={readOnly}
        error={wrong}
        success={state === 'right'}
        autoFocus={autoFocus ?? false}
        classNames={{ root: classes.boxes ?? '', pinInput: classes.box ?? '', input: classes.digit ?? '' }}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-said`}
        getInputProps={(index) => ({
          // In a dialog the focus would go to the close button.
          ...(autoFocus && index === 0 && { 'data-autofocus': true }),
          'aria-label': t('Digit {place} of {length}', { place: index + 1, length: OTP_LENGTH }),
          onPaste: (event) => {
            event.preventDefault()
            const digits = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, OTP_LENGTH)
            if (digits && !readOnly) change(digits)
          },
        })}
      />
      <div id={`${id}-said`} className={classes.said}>
        {props.children}
      </div>
    </div>
  )
}
