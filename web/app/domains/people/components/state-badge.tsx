import type { PersonState } from '#contract/accounts/people.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { stateWords } from '../words.ts'

const colours: Record<PersonState, string> = { active: 'leaf', guest: 'peacock', suspended: 'madder', deleted: 'gray' }

export function StateBadge({ state }: { state: PersonState }) {
  const t = useT()
  return (
    <Badge component="span" color={colours[state]}>
      {t(stateWords[state])}
    </Badge>
  )
}
