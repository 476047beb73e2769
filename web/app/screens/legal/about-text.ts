import type { Translate } from '~/lib/i18n/texts.ts'
import type { BuiltInText } from './article.tsx'

export const aboutText = (t: Translate): BuiltInText => ({
  title: t('About us'),
  line: t('Advice from people who have done the work.'),
  clauses: [
    {
      id: 'why',
      title: t('Why we are here'),
      text: [
        t(
          'A jharokha is the arched window where people once came to ask for advice. If you have a tax notice on your table or a machine that will not run, you need that window today, not after three introductions.',
        ),
        t('That is why you can call someone here who has already solved it: in your language, at a fee you see first.'),
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
  ],
})
