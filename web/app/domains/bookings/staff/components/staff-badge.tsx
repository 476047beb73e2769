import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/badge.tsx'
import { states } from '../../words.ts'
import type { StaffBookingRow } from '../api.ts'

type Standing = Pick<StaffBookingRow, 'state' | 'appealed' | 'creditWithheld' | 'refundedPaise' | 'amountPaise'>

/** How a booking stands for staff: what waits for them comes before what it is. */
export function StaffBadge({ booking }: { booking: Standing }) {
  const t = useT()
  const { state, appealed, creditWithheld, refundedPaise, amountPaise } = booking
  if (appealed) return <Badge color="marigold">{t('Appeal sent')}</Badge>
  if (creditWithheld) return <Badge color="marigold">{t('Credit withheld')}</Badge>
  if (refundedPaise > 0 && refundedPaise === amountPaise) return <Badge color="madder">{t('Refunded')}</Badge>
  return <Badge color={states[state].color}>{t(states[state].word)}</Badge>
}
