import { firstName } from '~/domains/bookings/words.ts'
import type { EndReason, RoomView } from '~/domains/calls/call.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { RoomFrame } from '../frame.tsx'
import { RoomHead } from '../head.tsx'
import { Notes } from '../panel/notes.tsx'
import { Who } from '../prejoin/who.tsx'
import classes from './after-call.module.css'
import { Facts } from './facts.tsx'
import { Next } from './next.tsx'
import { NextSteps } from './next-steps.tsx'
import { useAskToRate } from './use-ask-to-rate.ts'

interface AfterCallProps {
  room: RoomView
  why: EndReason | null
  /** The room was fetched after the call: until then the duration is unknown. */
  isCounted: boolean
  /** After leaving early one may rejoin. */
  onBack: (() => void) | null
}

/** After a call: its duration, private notes, what happens next, and the next session. */
export function AfterCall({ room, why, isCounted, onBack }: AfterCallProps) {
  const t = useT()
  useAskToRate(room, isCounted && why !== 'called_off')
  return (
    <RoomFrame>
      <RoomHead />
      <div className={classes.page}>
        <div className={classes.head}>
          <Who room={room} over />
          <h1>{titleOf(room, why, t)}</h1>
          {onBack && (
            <p className={classes.back}>
              {t('You can still rejoin.')}
              <PlainButton variant="outline" onClick={onBack}>
                {t('Rejoin')}
              </PlainButton>
            </p>
          )}
        </div>
        <div className={classes.parts}>
          <div className={classes.part}>
            <Facts room={room} isCounted={isCounted} />
            <NextSteps room={room} calledOff={why === 'called_off'} />
            {isCounted && <Next room={room} calledOff={why === 'called_off'} />}
          </div>
          <section className={classes.notes} aria-label={t('Your notes')}>
            <h2>{t('Your notes')}</h2>
            <Notes slug={room.channelName} />
          </section>
        </div>
      </div>
    </RoomFrame>
  )
}

function titleOf({ kind, other, role, state }: RoomView, why: EndReason | null, t: ReturnType<typeof useT>) {
  const name = firstName(other.name)
  if (why === 'staff') return t('Our team ended this call')
  if (why === 'called_off') return t('This session was cancelled')
  if (why === 'no_money')
    return role === 'customer' ? t('Your balance has run out') : t('{name}’s balance has run out', { name })
  if (kind === 'talk') return why === 'left' ? t('{name} ended the call', { name }) : t('Call ended')
  return why === 'me' && state === 'open' ? t('You have left the session') : t('Session ended')
}
