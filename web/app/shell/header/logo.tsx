import { useSettings } from '~/domains/settings/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import classes from './logo.module.css'

/** The name our drawn word mark spells; another product name is set in type beside the mark. */
const DRAWN_NAME = 'Paramarsh'

export function Logo({ onBand = false }: { onBand?: boolean }) {
  const t = useT()
  const name = useSettings()?.productName ?? DRAWN_NAME
  const drawn = name === DRAWN_NAME
  return (
    <LocalLink
      to="/"
      className={classes.logo}
      aria-label={t('{name}, home page', { name })}
      data-drawn={drawn}
      data-on-band={onBand}
      data-language={t.language}
    >
      {!drawn && <span className={classes.name}>{name}</span>}
    </LocalLink>
  )
}
