import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addToCart, removeFromCart } from '~/domains/cart/state.ts'
import { leaveWaitingList, refreshWorkshops } from '~/domains/workshops/api.ts'
import { inIndia } from '~/domains/workshops/words.ts'
import { formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useNow } from '~/lib/use-now.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import type { BookingProps } from './booking.ts'
import classes from './booking-panel.module.css'
import { SeatSums } from './seat-sums.tsx'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** A seat from the waiting list: take it in time, or let it go to the next person. */
export function OfferedSeat({ workshop, buyer, until }: BookingProps & { until: string }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - useNow()) / MINUTE_MS))
  const take = () => {
    removeFromCart(workshop.id)
    addToCart({ id: workshop.id, type: 'workshop' })
    navigate(localPath('/cart', t.language))
  }
  const passing = useMutation({
    mutationFn: () => leaveWaitingList(api, workshop.id),
    onSuccess: ({ message }) => {
      void toast(t(message))
      void refreshWorkshops(client)
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  return (
    <>
      <div className={classes.offer}>
        <Icon name="hourglass-high" size={28} />
        <div>
          <strong>
            {minutes < HOUR_MINUTES
              ? t('{minutes} min left', { minutes })
              : t('{hours} hr {minutes} min left', {
                  hours: Math.floor(minutes / HOUR_MINUTES),
                  minutes: minutes % HOUR_MINUTES,
                })}
          </strong>
          <p>{t('A seat opened for you. It is held till {time}.', { time: formatTime(until, inIndia(t.language)) })}</p>
        </div>
      </div>
      <SeatSums id={workshop.id} seats={1} buyer={buyer} />
      <PlainButton size="lg" onClick={take}>
        {t('Take the seat')}
      </PlainButton>
      <PlainButton variant="plain" disabled={passing.isPending} onClick={() => passing.mutate()}>
        {t('Pass it to the next person')}
      </PlainButton>
    </>
  )
}
