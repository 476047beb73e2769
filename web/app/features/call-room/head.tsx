import type { ReactNode } from 'react'
import { useSettings } from '~/domains/settings/api.ts'
import { Logo } from '~/domains/settings/components/logo.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import classes from './head.module.css'

/** The bar of room pages outside a call: the logo and the help desk's number. */
export function RoomHead() {
  const t = useT()
  const phone = useSettings()?.helpDeskPhone
  return (
    <div className={classes.head}>
      <Logo onBand />
      {phone && (
        <p className={classes.help}>
          {t.rich('Having trouble? {phone}', {
            phone: (
              <a key="phone" className="pm-num" href={telephone(phone)}>
                {phone}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  )
}

interface CallHeadProps {
  name: string
  /** Topic of the session. */
  about: string
  clock: ReactNode
  marks: ReactNode
}

/** The bar of a call: other side and topic, clock in the middle, network and privacy at the end. */
export function CallHead({ name, about, clock, marks }: CallHeadProps) {
  const t = useT()
  return (
    <div className={classes.head} data-call="true">
      <div className={classes.who}>
        <Logo onBand still />
        <h1>
          <span lang={t.lang(name)}>{name}</span>
          {about && (
            <small>
              {' · '}
              <span lang={t.lang(about)}>{about}</span>
            </small>
          )}
        </h1>
      </div>
      {clock}
      <div className={classes.marks}>{marks}</div>
    </div>
  )
}
