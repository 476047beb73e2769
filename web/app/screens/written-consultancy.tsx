import { askPath } from '~/domains/questions/paths.ts'
import { settingsQuery, useSettings } from '~/domains/settings/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { answerIn, pageContext, prefetch } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { BestOfMode } from '../features/mode-entry/best-of-mode.tsx'
import { HowItGoes } from '../features/mode-entry/how-it-goes.tsx'
import { IndustryChoice } from '../features/mode-entry/industry-choice.tsx'
import { entryQueries } from '../features/mode-entry/queries.ts'
import type { Route } from './+types/written-consultancy.ts'
import classes from './written-consultancy.module.css'

export const meta = page((t) => ({
  title: t('Written consultancy'),
  description: t('Ask in writing, attach your papers and get a written answer, or a full refund.'),
}))

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const { queries } = await prefetch(args, () => ({ required: [settingsQuery(api)] }))
  // What the page reads belongs to all modes, so no query of it is refused.
  if (answerIn(queries, settingsQuery(api))?.settings.off.includes('questions'))
    throw new Response(null, { status: 404 })
  return prefetch(args, () => entryQueries(api, 'written'))
}

/** A question to whoever of the industry accepts first, at one price. */
function AnyExpert() {
  const t = useT()
  const settings = useSettings()
  return (
    <section className={classes.any}>
      <div>
        <h2>{t('Not sure whom to ask?')}</h2>
        <p>{t('Send it to all experts in your industry. The first one to accept answers you.')}</p>
        {settings && (
          <p className="pm-num">
            {t('Usually {price} plus GST', { price: formatPaise(settings.questionRupees * 100) })} ·{' '}
            {t.count(
              settings.questionAnswerHours,
              'Answered within {count} hour of acceptance',
              'Answered within {count} hours of acceptance',
            )}
          </p>
        )}
      </div>
      <ButtonLink to={askPath()} size="lg">
        {t('Ask any expert')}
      </ButtonLink>
    </section>
  )
}

export default function WrittenConsultancy() {
  const t = useT()
  const settings = useSettings()
  return (
    <HowItGoes
      title={t('Written consultancy')}
      lead={t('For notices, drawings, budgets and anything that is easier in writing.')}
      drawing="letter"
      tint="d"
      points={[
        {
          title: t('One question, in your own words'),
          text: t('Attach the notice, the drawing or the quotation it is about.'),
        },
        ...(settings
          ? [
              {
                title: t.count(
                  settings.questionAnswerHours,
                  'An answer within {count} hour',
                  'An answer within {count} hours',
                ),
                text: t('Full refund if the answer is late.'),
              },
              {
                title: t.count(
                  settings.followUpDays,
                  'Two follow-ups within {count} day',
                  'Two follow-ups within {count} days',
                ),
                text: t('Ask what is still unclear, at no extra cost.'),
              },
            ]
          : []),
        {
          title: t('Saved for you'),
          text: t('Find the question, answer and papers any time under My written consultancy.'),
        },
      ]}
      start={<IndustryChoice mode="written" />}
    >
      <AnyExpert />
      <BestOfMode mode="written" title={t('Top consultants for written answers')} />
    </HowItGoes>
  )
}
