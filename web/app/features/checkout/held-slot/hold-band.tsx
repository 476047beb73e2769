import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type Booking, release } from '~/domains/bookings/api.ts'
import { otherTimesPath } from '~/domains/bookings/paths.ts'
import { refreshBookings } from '~/domains/bookings/refresh.ts'
import { clockOf } from '~/domains/bookings/until.ts'
import { formatSlot } from '~/domains/bookings/words.ts'
import { problemText } from '~/lib/form.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { toastFailure } from '~/ui/toast.tsx'
import classes from './book.module.css'

/** How long the slot is still held, and the button to release it. */
export function HoldBand({ booking, left }: { booking: Booking; left: number }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const zone = useReaderZone()
  const giving = useMutation({
    mutationFn: () => release(api, booking.id),
    onSuccess: () => navigate(localPath(otherTimesPath(booking.consultant.slug ?? '', booking), t.language)),
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => void refreshBookings(client),
  })
  return (
    <div className={classes.band}>
      <strong className={`${classes.clock} pm-num`} role="timer">
        {clockOf(left)}
      </strong>
      <div>
        <p className={classes.held}>
          {t('{slot} is held for you.', { slot: formatSlot(booking.startsAt, { t, zone }) })}
        </p>
        {booking.may.pay && (
          <p className={classes.after}>{t('Pay within this time to confirm. Otherwise the slot is released.')}</p>
        )}
      </div>
      {booking.may.release && (
        <button type="button" className={classes.release} disabled={giving.isPending} onClick={() => giving.mutate()}>
          {t('Release slot')}
        </button>
      )}
      <span className="pm-visually-hidden" role="status">
        {saidAt(left, t)}
      </span>
    </div>
  )
}

/** Only at 10, 5 and 1 minutes: announcing every second would be of no use. */
function saidAt(left: number, t: Translate) {
  const minutes = [1, 5, 10].find((mark) => left > 0 && left <= mark * 60)
  return minutes === undefined ? '' : t.count(minutes, 'Held for {count} more minute', 'Held for {count} more minutes')
}
