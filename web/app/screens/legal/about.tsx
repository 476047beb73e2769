import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Article } from './article.tsx'

export const meta = page((t) => ({
  title: t('About us'),
  description: t('Why we connect business owners with people who have done the work.'),
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
              'A jharokha is the arched window where people once came to ask for advice. If you have a tax notice on your table or a machine that will not run, you need that window today, not after three introductions.',
            ),
            t(
              'So we bring people who have already solved it within one call: in your language, at a fee you see first.',
            ),
          ],
        },
        {
          id: 'how',
          title: t('How we choose consultants'),
          text: [
            t(
              'We check the documents and past work of every consultant before listing them. After a session, customers rate it, and the rating you see is the average of all of them.',
            ),
          ],
        },
        {
          id: 'money',
          title: t('How we earn'),
          text: [t('We earn a commission on the fee. No one can pay to rank higher in the list.')],
        },
      ]}
    />
  )
}
