import type { Translate } from '~/lib/i18n/texts.ts'
import type { Clause, PageValues } from './article.tsx'

/** The grievance officer; the law requires a name and a time limit. */
export const grievanceClause = (t: Translate, values: PageValues): Clause => ({
  id: 'grievance',
  title: t('Grievance officer'),
  text: [
    t(
      '{officer}. Write to {email} or call {phone}. We acknowledge a grievance within 48 hours and resolve it within one month.',
      { officer: values.grievanceOfficer, email: values.helpDeskEmail, phone: values.helpDeskPhone },
    ),
  ],
})
