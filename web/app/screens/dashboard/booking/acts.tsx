import type { Booking } from '~/domains/bookings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { Button } from '~/ui/operated/button.tsx'
import classes from './booking.module.css'

export type Act = 'move' | 'cancel' | 'decline' | 'appeal' | 'again'

/** Actions available for the session now. */
export function Acts({ booking: { may, state }, onAct }: { booking: Booking; onAct: (act: Act) => void }) {
  const t = useT()
  const offline = !useOnline()
  if (!may.move && !may.cancel && !may.bookAgain) return null
  return (
    <div className={classes.acts}>
      {may.move && (
        <Button variant="default" disabled={offline} onClick={() => onAct('move')}>
          {t('Reschedule')}
        </Button>
      )}
      {may.cancel && (
        <Button variant="light" color="madder" disabled={offline} onClick={() => onAct('cancel')}>
          {t('Cancel|a session')}
        </Button>
      )}
      {may.bookAgain && (
        <Button disabled={offline} onClick={() => onAct('again')}>
          {state === 'completed' ? t('Book a follow-up') : t('Book again')}
        </Button>
      )}
    </div>
  )
}
