import type { CallView } from '~/domains/calls/call.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { lostWords } from './stage/lost-words.ts'

interface LiveRegionProps {
  view: CallView
  /** The other side's first name. */
  name: string
  /** They have been in the room before. */
  wasHere: boolean
  /** Messages that are not on the screen. */
  unread: number
}

/** Announces joining, leaving, and changes of the other side's video and audio to screen readers. */
export function LiveRegion({ view, name, wasHere, unread }: LiveRegionProps) {
  const t = useT()
  const words = [
    stageWords(view, name, wasHere, t),
    unread > 0 && `${t.count(unread, '{count} new message', '{count} new messages')}.`,
  ]
  return (
    <p className="pm-visually-hidden" role="status">
      {words.filter(Boolean).join(' ')}
    </p>
  )
}

function stageWords({ stage, lost, peer, media }: CallView, name: string, wasHere: boolean, t: Translate) {
  if (stage === 'joining') return t('Connecting you to the call.')
  if (stage === 'connecting') return t('Connecting to {name}', { name })
  if (stage === 'waiting')
    return wasHere ? t('{name} has left the call', { name }) : t('{name} has not joined yet', { name })
  if (stage === 'reconnecting') return `${t('Reconnecting')}. ${lostWords(lost, name, t)}`
  const live = [
    t('Connected to {name}.', { name }),
    peer?.media.screen && t('{name} is sharing their screen.', { name }),
    peer?.media.audio === false && t('{name} is muted.', { name }),
    !media.audio && t('You are muted.'),
  ]
  return live.filter(Boolean).join(' ')
}
