import type { Approval } from '#contract/consultants/own-profile.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { approvalColors, approvalWords } from '../words.ts'

export function ApprovalBadge({ approval }: { approval: Approval }) {
  const t = useT()
  return (
    <Badge component="span" color={approvalColors[approval]}>
      {t(approvalWords[approval])}
    </Badge>
  )
}
