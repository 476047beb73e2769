import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { prefetch } from '~/lib/query.tsx'
import type { Route } from './+types/video-consultation.ts'
import { HowItGoes } from './how-it-goes.tsx'
import { BestOfMode } from './mode-entry/best-of-mode.tsx'
import { IndustryChoice } from './mode-entry/industry-choice.tsx'
import { entryQueries } from './mode-entry/queries.ts'

export const meta = page((t) => ({
  title: t('Video consultation'),
  description: t('Talk face to face with a consultant: pick a time, see the fee first, join from your browser.'),
}))

export const loader = (args: Route.LoaderArgs) => prefetch(args, (api) => entryQueries(api, 'video'))

export default function VideoConsultation() {
  const t = useT()
  return (
    <HowItGoes
      title={t('Video consultation')}
      lead={t('Show the machine, the paper or the floor. The consultant sees what you see.')}
      drawing="screen"
      tint="a"
      points={[
        {
          title: t('You choose the person'),
          text: t('Every card shows the fee, the languages, years of experience and reviews.'),
        },
        {
          title: t('You choose the time'),
          text: t('15, 30, 45 or 60 minutes. A slot is yours alone for ten minutes while you pay.'),
        },
        {
          title: t('You join from the browser'),
          text: t('Nothing to install. Ten minutes before the time the Join button turns on.'),
        },
        {
          title: t('Plans change'),
          text: t('Cancel 24 hours before and all of it comes back; up to 2 hours before, half.'),
        },
      ]}
      start={<IndustryChoice mode="video" />}
    >
      <BestOfMode mode="video" title={t('Top consultants by video')} />
    </HowItGoes>
  )
}
