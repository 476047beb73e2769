import type { EnquiryState } from '#contract/enquiries/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { type StateWords, stateWords } from './words.ts'

interface EnquiryBadgeProps {
  state: EnquiryState
  /** The sender has booked the consultant, which says more than that they replied. */
  becameBooking?: boolean
  words?: StateWords
}

export function EnquiryBadge({ state, becameBooking = false, words = stateWords }: EnquiryBadgeProps) {
  const t = useT()
  const { word, color } = words[becameBooking ? 'booked' : state]
  return <Badge color={color}>{t(word)}</Badge>
}
