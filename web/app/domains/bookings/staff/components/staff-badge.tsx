import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/badge.tsx'
import { states } from '../../words.ts'
import type { StaffBookingRow } from '../api.ts'

type Standing = Pick<StaffBookingRow, 'state' | 'appealed' | 'refundedPaise' | 'amountPaise'>

/** How a booking stands for staff: what waits for them comes before what it is. */
export function StaffBadge({ booking: { state, appealed, refundedPaise, amountPaise } }: { booking: Standing }) {
  const t = useT()
  if (appealed) return <Badge color="marigold">{t('Appealed')}</Badge>
  if (refundedPaise > 0 && refundedPaise === amountPaise) return <Badge color="madder">{t('Refunded')}</Badge>
  return <Badge color={states[state].color}>{t(states[state].word)}</Badge>
}
