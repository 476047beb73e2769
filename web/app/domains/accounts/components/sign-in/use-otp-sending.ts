import { useRef, useState } from 'react'
import { useApi } from '~/lib/query.tsx'
import { askForOtp } from '../../sign-in.ts'
import { useAuth } from '../../state.ts'

const nothingSent = { mobile: '', resendAt: 0, validUntil: 0, demoInbox: null as string | null }

/** Sends OTPs and tracks when the next may be requested. */
export function useOtpSending() {
  const api = useApi()
  const underWayTo = useRef('')
  const [last, showLast] = useState(nothingSent)
  /** Read by a press that comes before React has rendered: two codes would be sent, and the first would be invalid. */
  const latest = useRef(last)
  const setLast = (next: typeof last) => {
    latest.current = next
    showLast(next)
  }

  async function send(mobile: string) {
    underWayTo.current = mobile
    const sent = await askForOtp(api, mobile)
    const wait = sent?.resendAfterSeconds ?? useAuth.getState().errors?.retryAfterSeconds ?? 0
    underWayTo.current = ''
    const now = Date.now()
    const validUntil = now + (sent?.validSeconds ?? 0) * 1000
    setLast({
      mobile,
      resendAt: now + wait * 1000,
      validUntil,
      demoInbox: sent?.demoInbox ? `${sent.demoInbox}?to=${mobile}` : null,
    })
  }
  const sendAfter = async (mobile: string, moment: number) => {
    const waits = latest.current.mobile === mobile && Date.now() < moment
    if (underWayTo.current !== mobile && !waits) await send(mobile)
  }
  /** On the tenth digit: not again for a number whose code was just sent or that has to wait. */
  const sendUnlessSent = (mobile: string) => sendAfter(mobile, latest.current.resendAt)
  /** For later steps: a new code would invalidate the one just read. */
  const sendUnlessValid = (mobile: string) =>
    sendAfter(mobile, Math.max(latest.current.resendAt, latest.current.validUntil))
  /** After a refusal that only the server can repeat, such as a locked number. */
  const erase = () => setLast(nothingSent)
  const { resendAt, demoInbox } = last
  return { send, erase, sendUnlessSent, sendUnlessValid, resendAt, demoInbox }
}
