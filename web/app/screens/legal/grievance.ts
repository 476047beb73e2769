import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Clause } from './article.tsx'

/** The grievance officer; the law requires a name and a time limit. */
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
    text: [
      t(
        '{officer}. Write to {email} or call {phone}. We acknowledge a grievance within 48 hours and resolve it within one month.',
        values,
      ),
    ],
  }
}
