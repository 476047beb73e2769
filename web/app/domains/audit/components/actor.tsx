import { useT } from '~/lib/i18n/react.tsx'
import type { AuditEntry } from '../api.ts'

/** Who acted; the system for commands and jobs. */
export function Actor({ actor }: Pick<AuditEntry, 'actor'>) {
  const t = useT()
  if (actor.type === 'system') return <>{t('The system')}</>
  return <>{actor.name ?? t('Account {id}', { id: actor.id ?? '' })}</>
}
