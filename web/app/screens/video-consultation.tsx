import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { prefetch } from '~/lib/query.tsx'
import { BestOfMode } from '../features/mode-entry/best-of-mode.tsx'
import { HowItGoes } from '../features/mode-entry/how-it-goes.tsx'
import { IndustryChoice } from '../features/mode-entry/industry-choice.tsx'
import { entryQueries } from '../features/mode-entry/queries.ts'
import type { Route } from './+types/video-consultation.ts'

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
      lead={t('Show the machine, the papers or the shop floor. The consultant sees what you see.')}
      drawing="screen"
      tint="a"
      points={[
        {
          title: t('Choose your consultant'),
          text: t('Every profile shows fees, languages, experience and reviews.'),
        },
        {
          title: t('Choose your time'),
          text: t('15, 30, 45 or 60 minutes. We hold your slot for ten minutes while you pay.'),
        },
        {
          title: t('Join from your browser'),
          text: t('Nothing to install. The Join button opens ten minutes before your session.'),
        },
        {
          title: t('If your plans change'),
          text: t('Full refund if you cancel at least 24 hours before; half up to 2 hours before.'),
        },
      ]}
      start={<IndustryChoice mode="video" />}
    >
      <BestOfMode mode="video" title={t('Top consultants by video')} />
    </HowItGoes>
  )
}
