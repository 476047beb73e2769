import { useRef, useState } from 'react'
import { useApi } from '~/lib/query.tsx'
import { askForOtp } from '../../sign-in.ts'
import { useAuth } from '../../state.ts'

/** Sends codes and knows when the next one may be asked for. */
export function useOtpSending() {
  const api = useApi()
  const underWayTo = useRef('')
  const [last, setLast] = useState({ mobile: '', resendAt: 0, validUntil: 0 })

  async function send(mobile: string) {
    underWayTo.current = mobile
    const sent = await askForOtp(api, mobile)
    const wait = sent?.resendAfterSeconds ?? useAuth.getState().errors?.retryAfterSeconds ?? 0
    underWayTo.current = ''
    const now = Date.now()
    setLast({ mobile, resendAt: now + wait * 1000, validUntil: now + (sent?.validSeconds ?? 0) * 1000 })
  }
  /** Not again while the code that left is valid: a new one would make useless what was just read. */
  async function sendUnlessSent(mobile: string) {
    const waits = last.mobile === mobile && Date.now() < Math.max(last.resendAt, last.validUntil)
    if (underWayTo.current !== mobile && !waits) await send(mobile)
  }
  return { send, sendUnlessSent, resendAt: last.resendAt }
}
