import { useMutation, useQueryClient } from '@tanstack/react-query'
import { openLogin } from '~/domains/accounts/state.ts'
import { joinWaitingList, leaveWaitingList, refreshWorkshops } from '~/domains/workshops/api.ts'
import { SeatMeter } from '~/domains/workshops/components/seat-meter.tsx'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import type { BookingProps } from './booking.ts'
import classes from './booking-panel.module.css'

/** All seats are taken: join the waiting list, or see the place in it. */
export function WaitingList({ workshop, buyer }: BookingProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { seats, ownWaiting } = workshop
  const changing = useMutation({
    mutationFn: async (join: boolean): Promise<{ message: string }> =>
      join ? joinWaitingList(api, workshop.id) : leaveWaitingList(api, workshop.id),
    onSuccess: ({ message }) => {
      void toast(t(message))
      void refreshWorkshops(client)
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  const join = () => changing.mutate(true)
  return (
    <>
      <span className={classes.badge}>{t('Full|all seats are taken')}</span>
      <h2>{t('All {count} seats are taken', { count: formatCount(seats) })}</h2>
      <p className={classes.price}>
        <strong className="pm-num">{formatPaise(workshop.pricePaise)}</strong>
        <span>{t('a seat, before GST')}</span>
      </p>
      <SeatMeter workshop={workshop} />
      {ownWaiting ? (
        <>
          <p role="status">{t('You are number {position} on the waiting list.', { position: ownWaiting.position })}</p>
          <PlainButton variant="outline" disabled={changing.isPending} onClick={() => changing.mutate(false)}>
            {t('Leave the waiting list')}
          </PlainButton>
        </>
      ) : (
        <PlainButton
          size="lg"
          disabled={changing.isPending}
          onClick={buyer === undefined ? () => openLogin({ besides: join }) : join}
        >
          {t('Join waiting list')}
        </PlainButton>
      )}
      <ul className={classes.promises}>
        <li>
          <Icon name="bell" />
          {t('SMS and email when a seat opens for you')}
        </li>
        <li>
          <Icon name="hourglass-high" />
          {t('It is held for you for 2 hours, then offered to the next person')}
        </li>
        <li>
          <Icon name="cash-banknote" />
          {t('You pay only if you take it')}
        </li>
      </ul>
    </>
  )
}
