import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/operated/badge.tsx'

export function StateBadge({ word }: { word: { label: string; color: string } }) {
  const t = useT()
  return (
    <Badge color={word.color} variant="light">
      {t(word.label)}
    </Badge>
  )
}
