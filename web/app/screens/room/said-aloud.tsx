import type { CallView } from '~/domains/calls/call.ts'
import { useT } from '~/lib/i18n/react.tsx'

/** For those who do not see it: what the other one's picture and voice do, as it changes. */
export function SaidAloud({ view: { stage, peer, media }, name }: { view: CallView; name: string }) {
  const t = useT()
  const words =
    stage === 'live'
      ? [
          t('Connected with {name}.', { name }),
          peer?.media.screen && t('{name} shows a screen.', { name }),
          peer?.media.audio === false && t('{name} is muted.', { name }),
          !media.audio && t('You are muted.'),
        ]
      : []
  return (
    <p className="pm-visually-hidden" role="status">
      {words.filter(Boolean).join(' ')}
    </p>
  )
}
