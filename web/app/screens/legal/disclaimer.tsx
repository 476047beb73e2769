import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Article } from './article.tsx'
import { useGrievanceClause } from './grievance.ts'

export const meta = page((t) => ({
  title: t('Disclaimer'),
  description: t('Consultants are independent: what that means for the advice you get here.'),
}))

export default function Disclaimer() {
  const t = useT()
  const grievance = useGrievanceClause()
  return (
    <Article
      title={t('Disclaimer')}
      clauses={[
        {
          id: 'independent',
          title: t('Consultants are independent'),
          short: t('The advice is theirs, the decision is yours.'),
          text: [
            t(
              'Consultants are not our employees. We check who they are and what they have done before we list them, and we publish what customers say. We do not check each piece of advice.',
            ),
          ],
        },
        {
          id: 'no-promise',
          title: t('No promise of a result'),
          text: [
            t(
              'Licences, loans, refunds and rulings are decided by others. Nobody here may promise you one. If somebody does, tell the help desk.',
            ),
          ],
        },
        {
          id: 'not-instead',
          title: t('Not instead of your own professional'),
          text: [
            t(
              'For court, audit and safety matters you need a professional who signs for you. A session here helps you ask the right questions.',
            ),
          ],
        },
        grievance,
      ]}
    />
  )
}
