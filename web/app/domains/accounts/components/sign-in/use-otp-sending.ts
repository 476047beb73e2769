import { useRef, useState } from 'react'
import { useApi } from '~/lib/query.tsx'
import { askForOtp } from '../../sign-in.ts'
import { useAuth } from '../../state.ts'

const nothingSent = { mobile: '', resendAt: 0, validUntil: 0, demoInbox: null as string | null }

/** Sends codes and knows when the next one may be asked for. */
export function useOtpSending() {
  const api = useApi()
  const underWayTo = useRef('')
  const [last, showLast] = useState(nothingSent)
  /** What a press goes by that comes before the screen has followed: two codes would be sent, and the first be useless. */
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
  /** For the tenth digit: not again for a number whose code has only just left, or that must wait. */
  const sendUnlessSent = (mobile: string) => sendAfter(mobile, latest.current.resendAt)
  /** For what follows: a new code would make useless the one that was just read. */
  const sendUnlessValid = (mobile: string) =>
    sendAfter(mobile, Math.max(latest.current.resendAt, latest.current.validUntil))
  /** After a refusal that only the server can say again, such as a locked number. */
  const forget = () => setLast(nothingSent)
  const { resendAt, demoInbox } = last
  return { send, forget, sendUnlessSent, sendUnlessValid, resendAt, demoInbox }
}
