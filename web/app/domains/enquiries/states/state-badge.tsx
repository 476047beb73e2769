import type { EnquiryState } from '#contract/enquiries/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { type StateWords, stateWords } from './words.ts'

interface EnquiryBadgeProps {
  state: EnquiryState
  words?: StateWords
}

export function EnquiryBadge({ state, words = stateWords }: EnquiryBadgeProps) {
  const t = useT()
  const { word, color } = words[state]
  return <Badge color={color}>{t(word)}</Badge>
}
