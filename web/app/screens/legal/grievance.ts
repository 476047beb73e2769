import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Clause } from './article.tsx'

/** Whom to turn to when the help desk did not help; the law asks for a name and a time. */
export function useGrievanceClause(): Clause {
  const t = useT()
  const settings = useSettings()
  const values = {
    officer: settings?.grievanceOfficer ?? '',
    email: settings?.helpDeskEmail ?? '',
    phone: settings?.helpDeskPhone ?? '',
  }
  return {
    id: 'grievance',
    title: t('Grievance officer'),
    text: [t('{officer}. Write to {email} or call {phone}. You will have an answer within 15 days.', values)],
  }
}
