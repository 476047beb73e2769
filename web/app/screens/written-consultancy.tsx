import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { prefetch } from '~/lib/query.tsx'
import type { Route } from './+types/written-consultancy.ts'
import { HowItGoes } from './how-it-goes.tsx'
import { BestOfMode } from './mode-entry/best-of-mode.tsx'
import { IndustryChoice } from './mode-entry/industry-choice.tsx'
import { entryQueries } from './mode-entry/queries.ts'

export const meta = page((t) => ({
  title: t('Written consultancy'),
  description: t('Ask in writing, attach your papers, and read an answer you can keep within 48 hours.'),
}))

export const loader = (args: Route.LoaderArgs) => prefetch(args, (api) => entryQueries(api, 'written'))

export default function WrittenConsultancy() {
  const t = useT()
  return (
    <HowItGoes
      title={t('Written consultancy')}
      lead={t('For notices, drawings, budgets and everything that is easier to read than to say.')}
      drawing="letter"
      tint="d"
      points={[
        {
          title: t('One question, in your words'),
          text: t('Attach the notice, the drawing or the quotation it is about.'),
        },
        { title: t('An answer within 48 hours'), text: t('Later than that, and your money comes back in full.') },
        { title: t('Two follow-ups within 7 days'), text: t('For what was still unclear. They cost nothing more.') },
        {
          title: t('It stays with you'),
          text: t('Question, answer and papers are kept under My written consultancy.'),
        },
      ]}
      start={<IndustryChoice mode="written" />}
    >
      <BestOfMode mode="written" title={t('Top consultants for written answers')} />
    </HowItGoes>
  )
}
