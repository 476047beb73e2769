import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { states } from '../../words.ts'
import type { StaffBookingRow } from '../api.ts'

type BadgeState = Pick<StaffBookingRow, 'state' | 'appealed' | 'creditWithheld' | 'refundedPaise' | 'amountPaise'>

/** Booking status for staff: what needs their decision takes precedence. */
export function StaffBadge({ booking }: { booking: BadgeState }) {
  const t = useT()
  const { state, appealed, creditWithheld, refundedPaise, amountPaise } = booking
  if (appealed) return <Badge color="marigold">{t('Appeal sent')}</Badge>
  if (creditWithheld) return <Badge color="marigold">{t('Credit withheld')}</Badge>
  if (refundedPaise > 0 && refundedPaise === amountPaise) return <Badge color="madder">{t('Refunded')}</Badge>
  return <Badge color={states[state].color}>{t(states[state].word)}</Badge>
}
