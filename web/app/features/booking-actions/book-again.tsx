import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { freeSlotsQuery } from '~/domains/availability/api.ts'
import { TimePicker } from '~/domains/availability/components/time-picker.tsx'
import { apart } from '~/domains/bookings/apart.ts'
import type { Booking } from '~/domains/bookings/api.ts'
import { firstName, formatSlot, modeWords } from '~/domains/bookings/words.ts'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import classes from './dialogs.module.css'
import { useHold } from './use-hold.ts'

interface BookAgainProps {
  booking: Booking
  onClose: () => void
}

/** The same kind of session with the same consultant: the next free slot is preselected, so one more press holds it. */
export function BookAgain({ booking, onClose }: BookAgainProps) {
  const t = useT()
  const zone = useReaderZone()
  const { consultant, consultantId, mode, minutes, industry, id, state } = booking
  const kind = { mode, minutes }
  const isFollowUp = state === 'completed'
  const free = useQuery(freeSlotsQuery(useApi(), consultantId, kind)).data
  const next = free?.consultantSlots.flatMap(({ slots }) => slots)[0]?.startsAt
  const [picked, setPicked] = useState<string>()
  const at = picked ?? next
  const holding = useHold({
    ...{ consultantId, mode, minutes },
    ...(industry && { industryId: industry.id }),
    ...(isFollowUp && { followsId: id }),
  })
  const choose = (time: string | undefined) => {
    holding.reset()
    setPicked(time)
  }
  const others = holding.taken?.nearest ?? []
  return (
    <Dialog
      opened
      onClose={onClose}
      width={600}
      title={
        isFollowUp
          ? t('A follow-up with {name}', { name: firstName(consultant.name) })
          : t('Book {name} again', { name: firstName(consultant.name) })
      }
    >
      <p className={classes.line}>
        {t('{mode}, {minutes} minutes. We hold the slot while you pay.', { mode: t(modeWords[mode]), minutes })}
      </p>
      <TimePicker consultantId={consultantId} kind={kind} zone={zone} at={at} onChoose={choose} />
      {holding.taken && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
          {t('Someone booked it a moment ago')}
          <span className={classes.nearest}>
            {others.map((other) => (
              <Button key={other} variant="default" onClick={() => holding.hold(other)}>
                {formatSlot(other, { t, zone })}, {apart(holding.taken?.startsAt ?? other, other, zone, t)}
              </Button>
            ))}
          </span>
        </Alert>
      )}
      <ProblemAlert error={holding.error} />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Not now')}
        </Button>
        <Button size="lg" disabled={!at} loading={holding.busy} onClick={() => at && holding.hold(at)} data-autofocus>
          {at ? t('Hold {time}', { time: formatTime(at, { zone }) }) : t('Choose a time')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
