import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import type { changeMobile } from '#contract/accounts/endpoints.ts'
import { MOBILE_LENGTH } from '#contract/constants.ts'
import { ApiProblem } from '~/lib/api.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { MobileInput } from '~/ui/operated/mobile-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { updateAuth } from '../../state.ts'
import { ProblemLine } from '../problem-line.tsx'
import { ProofField } from './proof-field.tsx'
import classes from './security.module.css'
import { useProof } from './use-proof.ts'

/** Moves the account to another number, confirmed by an OTP on both numbers. */
export function ChangeMobileForm({ mobile, onDone }: { mobile: string; onDone: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [newMobile, setNewMobile] = useState('')
  const [asked, setAsked] = useState(false)
  const here = useProof()
  const there = useProof()
  const change = useMutation({
    mutationFn: () =>
      api.call<typeof changeMobile>('POST /api/web/v1/mobile-changes', {
        otp: here.otp,
        newMobile,
        newOtp: there.otp,
      }),
    onSuccess: ({ data, message }) => {
      updateAuth(data)
      void client.invalidateQueries()
      void toast(message)
      onDone()
    },
  })
  const refused = change.error instanceof ApiProblem ? change.error.body : null
  const aboutOld = refused?.mobile === mobile ? refused : null
  const aboutNew = refused?.mobile === newMobile ? refused : null
  const complete = here.otp.length === OTP_LENGTH && there.otp.length === OTP_LENGTH
  const sendBoth = () =>
    Promise.all([here.send(mobile), there.send(newMobile)]).then(
      () => setAsked(true),
      () => undefined,
    )
  const type = (digits: string) => {
    setNewMobile(digits)
    setAsked(false)
    there.setOtp('')
    change.reset()
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (asked) change.mutate()
        else void sendBoth()
      }}
    >
      <p className={classes.lead}>
        {t('We will send one OTP to {mobile} and one to the new number. Your other devices will be logged out.', {
          mobile: formatMobile(mobile),
        })}
      </p>
      <MobileInput
        label={t('New mobile number')}
        value={newMobile}
        onChange={type}
        error={fieldErrors(change.error, t).newMobile}
        data-autofocus
      />
      {!asked && (there.problem ?? here.problem) && <ProblemLine problem={there.problem ?? here.problem!} />}
      {asked && (
        <>
          <ProofField
            label={t('OTP sent to {mobile}', { mobile: formatMobile(mobile) })}
            mobile={mobile}
            proof={here}
            refused={aboutOld}
            onEdit={change.reset}
          />
          <ProofField
            label={t('OTP sent to {mobile}', { mobile: formatMobile(newMobile) })}
            mobile={newMobile}
            proof={there}
            refused={aboutNew}
            onEdit={change.reset}
          />
        </>
      )}
      {refused && !aboutOld && !aboutNew && <ProblemLine problem={refused} />}
      {asked ? (
        <Button type="submit" size="lg" disabled={!complete} loading={change.isPending}>
          {t('Change number')}
        </Button>
      ) : (
        <Button
          type="submit"
          size="lg"
          disabled={newMobile.length < MOBILE_LENGTH}
          loading={here.sending || there.sending}
        >
          {t('Send both OTPs')}
        </Button>
      )}
    </form>
  )
}
