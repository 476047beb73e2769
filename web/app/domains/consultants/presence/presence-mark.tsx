import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import classes from './presence-mark.module.css'
import type { Presence } from './watch.ts'

const words: Record<Presence, string> = {
  online: msg('Online now'),
  on_call: msg('On a call'),
  offline: msg('Offline'),
}

/** A dot and its text; on a portrait only the dot is visible, and the text is for screen readers. */
export function PresenceMark({ presence, dotOnly = false }: { presence: Presence; dotOnly?: boolean }) {
  const t = useT()
  return (
    <span className={classes.mark} data-presence={presence}>
      <span className={classes.dot} aria-hidden />
      <span className={dotOnly ? 'pm-visually-hidden' : undefined}>{t(words[presence])}</span>
    </span>
  )
}
