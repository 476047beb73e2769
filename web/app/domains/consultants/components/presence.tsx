import { msg } from '~/lib/i18n/texts.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { ListedConsultant } from '../api.ts'
import classes from './presence.module.css'

const words: Record<ListedConsultant['presence'], string> = {
  online: msg('Online now'),
  on_call: msg('On a call'),
  offline: msg('Offline|not here'),
}

interface PresenceProps {
  presence: ListedConsultant['presence']
  /** A dot on a portrait: the word is only for screen readers. */
  dot?: boolean
}

export function Presence({ presence, dot = false }: PresenceProps) {
  const t = useT()
  return (
    <span className={classes.presence} data-presence={presence} data-dot={dot}>
      <span className={dot ? 'pm-visually-hidden' : undefined}>{t(words[presence])}</span>
    </span>
  )
}
