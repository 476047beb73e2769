import type { ComponentProps } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'

const MAX_LENGTH = 500

/** The reason of an action. Only staff read it, in the audit log. */
export function ReasonField(props: ComponentProps<typeof Textarea>) {
  const t = useT()
  return (
    <Textarea
      label={t('Reason')}
      description={t('Required. Saved in the audit log with your name.')}
      required
      withAsterisk={false}
      minRows={2}
      maxLength={MAX_LENGTH}
      {...props}
    />
  )
}
