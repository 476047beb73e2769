import type { AlertProps } from '@mantine/core'
import { bringIntoView } from '~/lib/bring-into-view.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '../icon.tsx'
import { Alert } from './alert.tsx'

/** Why the last action failed, announced at once; renders nothing without an error. */
export function ProblemAlert({ error, ...rest }: { error: Error | null } & Omit<AlertProps, 'color' | 'icon'>) {
  const t = useT()
  if (!error) return null
  return (
    <Alert ref={bringIntoView} color="madder" icon={<Icon name="alert-circle" />} role="alert" {...rest}>
      {problemText(error, t)}
    </Alert>
  )
}
