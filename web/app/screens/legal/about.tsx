import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Article } from './article.tsx'

export const meta = page((t) => ({
  title: t('About us'),
  description: t('Why we bring owners and people who have done the work together.'),
}))

export default function About() {
  const t = useT()
  return (
    <Article
      title={t('About us')}
      line={t('Advice from people who have done the work.')}
      clauses={[
        {
          id: 'why',
          title: t('Why we are here'),
          text: [
            t(
              'A jharokha is the arched window where one went to ask for counsel. An owner with a notice on the table or a machine that will not run needs that window today, not after three introductions.',
            ),
            t('So we put people who have already solved it one call away: in your language, at a fee you see first.'),
          ],
        },
        {
          id: 'how',
          title: t('How we choose consultants'),
          text: [
            t(
              'Each one shows papers and past work before being listed. After every session the customer says how it went, and the average you see is the average of all of them.',
            ),
          ],
        },
        {
          id: 'money',
          title: t('How we earn'),
          text: [t('We keep a share of the fee. Nobody can pay to stand higher in the list.')],
        },
      ]}
    />
  )
}
