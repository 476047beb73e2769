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
        grievance,
      ]}
    />
  )
}
