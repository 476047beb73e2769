import type { RefundReason } from '#contract/reasons.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'

const MAX_LENGTH = 500

export interface ReasonChoice {
  value: RefundReason
  label: string
}

interface RefundWhyProps {
  reasons: readonly ReasonChoice[]
  field: (name: 'reasonCode' | 'reason') => object
}

/** Why staff refund: a reason from a list for the customer, and a note for the audit log. */
export function RefundWhy({ reasons, field }: RefundWhyProps) {
  const t = useT()
  return (
    <>
      <NativeSelect
        label={t('Reason')}
        description={t('The customer can read it.')}
        data={[{ value: '', label: t('Choose') }, ...reasons]}
        {...field('reasonCode')}
      />
      <Textarea
        label={t('Note for the audit log')}
        description={t('Required. The customer and the consultant do not see it.')}
        required
        withAsterisk={false}
        minRows={2}
        maxLength={MAX_LENGTH}
        {...field('reason')}
      />
    </>
  )
}

/** Why as sent to the server; the form has checked that a reason is chosen. */
export const whyOf = ({ reasonCode = '', reason = '' }: { reasonCode?: string; reason?: string }) => ({
  ...{ reasonCode: reasonCode as RefundReason, reason },
})
