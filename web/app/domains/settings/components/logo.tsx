import { useSettings } from '~/domains/settings/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import classes from './logo.module.css'

/** The name our word mark shows; another product name is set as text beside the mark. */
export const DRAWN_NAME = 'Paramarsh'

interface LogoProps {
  onBand?: boolean
  /** No link, where an accidental tap must not lead away. */
  still?: boolean
}

export function Logo({ onBand = false, still = false }: LogoProps) {
  const t = useT()
  const settings = useSettings()
  const name = settings?.productName ?? DRAWN_NAME
  const drawn = name === DRAWN_NAME || !!settings?.look?.logo
  const look = {
    className: classes.logo,
    'data-drawn': drawn,
    'data-on-band': onBand,
    'data-language': t.language,
    children: !drawn && <span className={classes.name}>{name}</span>,
  }
  if (still) return <span {...look} />
  return <LocalLink to="/" aria-label={t('{name}, home page', { name })} {...look} />
}
