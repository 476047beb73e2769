import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { MOBILE_LENGTH } from '#contract/constants.ts'
import type { AccountType } from '#contract/endpoint.ts'
import type { Envelope } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { generatePassword, type SignInValues, wrongInGuest, wrongInRegistration } from '../../rules.ts'
import * as signIn from '../../sign-in.ts'
import { type AuthRecord, useAuth } from '../../state.ts'
import { useOtpSending } from './use-otp-sending.ts'

export type Step = 'mobile' | 'otp' | 'second' | 'enrol' | 'register' | 'guest'

export interface SignInOptions {
  type: AccountType
  startAt: 'mobile' | 'register'
  source: 'popup' | 'page'
  /** The number of an expired session, prefilled. */
  again?: string | undefined
  onSignedIn: (answer: Envelope<AuthRecord>) => void
}

const nothingTyped: SignInValues = {
  mobile: '',
  otp: '',
  name: '',
  email: '',
  pincode: '',
  city: '',
  state: '',
  remarks: '',
}

/** One form for all steps, so that values typed in one remain in the next. */
export function useSignInFlow({ startAt, source, again = '', onSignedIn, ...options }: SignInOptions) {
  const api = useApi()
  const t = useT()
  const [step, setStep] = useState<Step>(startAt)
  const [type, setType] = useState(options.type)
  const [busy, setBusy] = useState(false)
  const [half, setHalf] = useState<signIn.HalfSignedIn>()
  const sending = useOtpSending()
  const form = useForm<SignInValues>({ mode: 'controlled', initialValues: { ...nothingTyped, mobile: again } })
  const { mobile, otp } = form.values
  useEffect(() => signIn.resetSignIn, [])

  /** One action at a time; its button shows progress. */
  async function act(operation: () => Promise<unknown>) {
    if (busy) return
    setBusy(true)
    await operation().finally(() => setBusy(false))
  }
  const mark = (wrong: Record<string, string>) =>
    form.setErrors(Object.fromEntries(Object.entries(wrong).map(([field, english]) => [field, t(english)])))
  const markRefused = () => {
    const { errors } = useAuth.getState()
    mark(Object.fromEntries(Object.entries(errors?.errors ?? {}).map(([field, [first = '']]) => [field, first])))
  }
  const clearJudgement = () => {
    signIn.resetErrors()
    signIn.resetOtpVerified()
  }

  function typeMobile(mobile: string) {
    form.setValues({ mobile, otp: '' })
    clearJudgement()
    if (mobile.length === MOBILE_LENGTH) void sending.sendUnlessSent(mobile)
  }
  function typeOtp(otp: string) {
    form.setFieldValue('otp', otp)
    clearJudgement()
  }
  const checkOtp = (otp: string) => signIn.checkOtp(api, mobile, otp)

  async function continueWithMobile() {
    if (mobile.length < MOBILE_LENGTH) return mark({ mobile: msg('Enter all 10 digits.') })
    void sending.sendUnlessValid(mobile)
    const known = type === 'admin' || (await signIn.verifyMobile(api, type, mobile))
    if (known !== null) setStep(known ? 'otp' : 'register')
  }
  async function logIn(code = otp) {
    const verified = useAuth.getState().otpVerified || (await checkOtp(code))
    if (!verified) return
    if (type === 'admin') return logInStaff(code)
    const answer = await signIn.logIn(api, type, { mobile, otp: code })
    if (answer) onSignedIn(answer)
  }
  async function logInStaff(code: string) {
    const answer = await signIn.logInStaff(api, { mobile, otp: code })
    if (!answer) return
    setHalf(answer.data)
    setStep(answer.data.enrolment ? 'enrol' : 'second')
  }
  async function register() {
    if (type === 'admin') return
    const wrong = wrongInRegistration(form.values)
    if (Object.keys(wrong).length > 0) return mark(wrong)
    const password = generatePassword()
    const { remarks, ...given } = form.values
    const answer = await signIn.register(api, type, {
      ...given,
      ...(remarks.trim() && { remarks }),
      source,
      password,
      confirm_password: password,
    })
    if (answer) onSignedIn(answer)
    else markRefused()
  }
  async function continueAsGuest(code = otp) {
    const wrong = wrongInGuest({ ...form.values, otp: code })
    if (Object.keys(wrong).length > 0) return mark(wrong)
    const { name } = form.values
    const answer = await signIn.logInAsGuest(api, { name, mobile, otp: code })
    if (answer) onSignedIn(answer)
    else markRefused()
  }
  async function checkGuestOtp(code: string) {
    if (await checkOtp(code)) await continueAsGuest(code)
  }
  function goTo(step: Step) {
    if (useAuth.getState().errors?.code === 'number_locked') sending.erase()
    signIn.resetErrors()
    signIn.resetUserVerified()
    form.clearErrors()
    setStep(step)
  }

  return {
    ...{
      form,
      step,
      act,
      onSignedIn,
      goTo,
      type,
      setType,
      sending,
      busy,
      half,
      startAt,
      again: again !== '',
      typeMobile,
      typeOtp,
    },
    checkOtp: (otp: string) => act(() => checkOtp(otp)),
    continueWithMobile: () => act(continueWithMobile),
    logIn: (otp?: string) => act(() => logIn(otp)),
    register: () => act(register),
    continueAsGuest: () => act(continueAsGuest),
    checkGuestOtp: (otp: string) => act(() => checkGuestOtp(otp)),
  }
}

export type SignInFlow = ReturnType<typeof useSignInFlow>

export interface StepProps {
  flow: SignInFlow
  headingOrder: 1 | 2
  productName: string
}
