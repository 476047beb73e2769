import { useRef, useState } from 'react'
import { useApi } from '~/lib/query.tsx'
import { askForOtp } from '../../sign-in.ts'
import { useAuth } from '../../state.ts'

/** Sends codes and knows when the next one may be asked for. */
export function useOtpSending() {
  const api = useApi()
  const underWayTo = useRef('')
  const [last, setLast] = useState({ mobile: '', resendAt: 0 })

  async function send(mobile: string) {
    underWayTo.current = mobile
    const sent = await askForOtp(api, mobile)
    const wait = sent?.resendAfterSeconds ?? useAuth.getState().errors?.retryAfterSeconds ?? 0
    underWayTo.current = ''
    setLast({ mobile, resendAt: Date.now() + wait * 1000 })
  }
  /** Not again for a number whose code has only just left, or that must wait. */
  async function sendUnlessSent(mobile: string) {
    const waits = last.mobile === mobile && Date.now() < last.resendAt
    if (underWayTo.current !== mobile && !waits) await send(mobile)
  }
  return { send, sendUnlessSent, resendAt: last.resendAt }
}
