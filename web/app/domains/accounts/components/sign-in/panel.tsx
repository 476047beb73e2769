import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './panel.module.css'

interface PanelProps {
  /** Logo for dark backgrounds. */
  logo: ReactNode
  /** Below the logo; by default the text for customers. */
  title?: string
  lead?: string
  children: ReactNode
}

const portraits = ['bun/asha', 'elder-she/kamala', 'turban/gurpreet'] as const

/** The form, with the logo and a short text beside it on a large screen. */
export function Panel({ logo, title, lead, children }: PanelProps) {
  const t = useT()
  return (
    <div className={classes.panel}>
      <div className={`${classes.side} pm-on-dark`}>
        <div className={classes.logo}>{logo}</div>
        <p className={classes.title}>{title ?? t('Your mobile number is your account.')}</p>
        <p className={classes.lead}>{lead ?? t('No password to remember. We send a 6-digit OTP each time.')}</p>
        <div className={classes.portraits} aria-hidden="true">
          {portraits.map((name) => (
            <img key={name} src={`/media/portraits/${name}.svg`} alt="" loading="lazy" />
          ))}
        </div>
      </div>
      <div className={classes.form}>{children}</div>
    </div>
  )
}
