import type { Translate } from '~/lib/i18n/texts.ts'
import type { BuiltInText, PageValues } from './article.tsx'
import { grievanceClause } from './grievance.ts'

export const disclaimerText = (t: Translate, values: PageValues): BuiltInText => ({
  title: t('Disclaimer'),
  clauses: [
    {
      id: 'independent',
      title: t('Consultants are independent'),
      short: t('The advice is theirs, the decision is yours.'),
      text: [
        t(
          'Consultants are not our employees. We verify their identity and experience before listing them, and we publish customer reviews. We do not check the advice given in each session.',
        ),
      ],
    },
    {
      id: 'no-promise',
      title: t('No guaranteed results'),
      text: [
        t(
          'Licences, loans, tax refunds and court orders are decided by the authorities. No consultant may promise you one. If someone does, please tell the help desk.',
        ),
      ],
    },
    {
      id: 'not-instead',
      title: t('Not a replacement for your own professional'),
      text: [
        t(
          'For court, audit and safety matters you need a professional who can sign for you. A session here helps you ask the right questions.',
        ),
      ],
    },
    grievanceClause(t, values),
  ],
})
