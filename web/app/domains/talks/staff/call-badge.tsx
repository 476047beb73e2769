import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/badge.tsx'
import { stateOf } from '../history/words.ts'
import type { StaffCall } from './api.ts'

/** How a call stands; a live one also says whether the two hear each other. */
export function CallBadge({ call: { state, flowing } }: { call: Pick<StaffCall, 'state' | 'flowing'> }) {
  const t = useT()
  const { word, color } = stateOf(state)
  if (state === 'live' || state === 'in_call')
    return <Badge color={flowing ? 'peacock' : 'marigold'}>{flowing ? t('Connected') : t('Not connected')}</Badge>
  return <Badge color={color}>{t(word)}</Badge>
}
