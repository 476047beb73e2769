import { useEffect, useRef } from 'react'
import { EnrolStep } from './enrol-step.tsx'
import { GuestStep } from './guest-step.tsx'
import { MobileStep } from './mobile-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { RegisterStep } from './register-step.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import type { StepProps } from './use-sign-in-flow.ts'

const steps = {
  mobile: MobileStep,
  otp: OtpStep,
  second: SecondFactorStep,
  enrol: EnrolStep,
  register: RegisterStep,
  guest: GuestStep,
}

/** The current step; the first field of a new step gets the focus. */
export function Steps(props: StepProps) {
  const { step } = props.flow
  const Step = steps[step]
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    area.current?.querySelector<HTMLInputElement>('input')?.focus()
  }, [step])
  return (
    <div ref={area}>
      <Step {...props} />
    </div>
  )
}
