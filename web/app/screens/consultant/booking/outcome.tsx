import type { BookingDetail } from '~/domains/bookings/api.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import classes from '../booking.module.css'

/** The result of a session that was not simply held, and what it means for the consultant. */
export function Outcome({ detail }: { detail: BookingDetail }) {
  const t = useT()
  const zone = useReaderZone()
  const when = (at: string) => `${formatDate(at, { language: t.language, zone })}, ${formatTime(at, { zone })}`
  const reported = wordsFor(detail, when, t)
  if (!reported) return null
  return (
    <Alert
      color={reported.color}
      icon={<Icon name="info-circle" />}
      title={reported.title}
      className={classes.outcome ?? ''}
    >
      {reported.text}
    </Alert>
  )
}

function wordsFor({ booking, appeal, appealUntil }: BookingDetail, when: (at: string) => string, t: Translate) {
  const { state, cancelledBy, noShowOf, mayDeclineUntil, customer } = booking
  const { name } = customer
  if (state === 'confirmed' && mayDeclineUntil)
    return {
      color: 'marigold',
      title: t('{name} can still decline the new time', { name }),
      text: t('If they do, they get a full refund.'),
    }
  if (state === 'cancelled') {
    const title = {
      customer: t('Cancelled by {name}', { name }),
      consultant: t('Cancelled by you'),
      platform: t('Cancelled by our team'),
    }
    return {
      color: 'gray',
      title: title[cancelledBy ?? 'platform'],
      text:
        cancelledBy === 'customer'
          ? t('You earn the late cancellation charge. You will find it in your earnings.')
          : t('The customer got a full refund.'),
    }
  }
  if (state !== 'no_show') return undefined
  const missed = {
    customer: t('{name} did not join', { name }),
    consultant: t('You did not join'),
    both: t('No one joined'),
  }
  const title = missed[noShowOf ?? 'both']
  if (appeal?.state === 'open')
    return { color: 'marigold', title, text: t('There is an appeal. The money is on hold until our team decides.') }
  if (appeal) return { color: 'gray', title, text: t('Our team’s decision: {note}', { note: appeal.note }) }
  const text = appealUntil
    ? t('Either of you can appeal until {when}. The money is on hold until then.', { when: when(appealUntil) })
    : ''
  return { color: 'madder', title, text }
}
