import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { stateOf } from '../history/words.ts'
import type { StaffCall } from './api.ts'

/** Status of a call; for a live one also whether both are connected. */
export function CallBadge({ call: { state, flowing } }: { call: Pick<StaffCall, 'state' | 'flowing'> }) {
  const t = useT()
  const { word, color } = stateOf(state)
  if (state === 'live' || state === 'in_call')
    return <Badge color={flowing ? 'peacock' : 'marigold'}>{flowing ? t('Connected') : t('Not connected')}</Badge>
  return <Badge color={color}>{t(word)}</Badge>
}
