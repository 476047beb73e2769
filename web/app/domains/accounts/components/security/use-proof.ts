import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { sendOtp } from '#contract/accounts/endpoints.ts'
import { ApiProblem } from '~/lib/api.ts'
import { useApi } from '~/lib/query.tsx'

/** An OTP by which a signed-in user proves that a number is theirs. */
export function useProof() {
  const api = useApi()
  const [otp, setOtp] = useState('')
  const [resendAt, setResendAt] = useState(0)
  const waitFor = (seconds = 0) => setResendAt(Date.now() + seconds * 1000)
  const sending = useMutation({
    mutationFn: (mobile: string) => api.call<typeof sendOtp>('POST /api/mobile/v1/send/otp', { mobile }),
    onSuccess: ({ data }) => waitFor(data.resendAfterSeconds),
    onError: (error) => waitFor(error instanceof ApiProblem ? error.body.retryAfterSeconds : 0),
  })
  const problem = sending.error instanceof ApiProblem ? sending.error.body : null
  const inbox = sending.data?.data.demoInbox
  const demoInbox = inbox ? `${inbox}?to=${sending.variables}` : null
  return { otp, setOtp, resendAt, demoInbox, send: sending.mutateAsync, sending: sending.isPending, problem }
}

export type Proof = ReturnType<typeof useProof>
