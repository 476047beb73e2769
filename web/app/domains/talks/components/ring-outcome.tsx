import type { ReactNode } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Talk } from '../api.ts'
import { expertTalkPath } from '../paths.ts'
import { firstName } from '../words.ts'
import { Arch } from './arch.tsx'
import classes from './ring-frame.module.css'
import { RingFrame } from './ring-frame.tsx'

interface RingOutcomeProps {
  talk: Talk
  logo: ReactNode
  /** Opens the sheet for the available expert instead. */
  onNext: (expert: NonNullable<Talk['next']>) => void
  onClose: () => void
}

/** Not answered: nothing was charged, and another expert is offered. */
export function RingOutcome({ talk, logo, onNext, onClose }: RingOutcomeProps) {
  const t = useT()
  const { other, next } = talk
  const title = titleOf(talk, t)
  return (
    <RingFrame
      label={title}
      logo={logo}
      aside={t('Expert talk · {rate} + GST per minute', { rate: formatPaise(talk.ratePaise) })}
    >
      <Arch id={other.id} name={other.name} picture={other.thumbnail} width={150} />
      <div role="status">
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.line}>{t('You were not charged.')}</p>
      </div>
      {next && (
        <div className={classes.next}>
          <Arch id={next.id} name={next.name} picture={next.thumbnail} width={56} />
          <p>
            <strong lang={t.lang(next.name)}>{next.name}</strong>
            <span className="pm-num">
              {t('Free now, {rate} + GST per minute', { rate: formatPaise(next.ratePaise) })}
            </span>
          </p>
        </div>
      )}
      <div className={classes.acts}>
        {next ? (
          <button type="button" className={classes.act} onClick={onClose}>
            {t('Not now')}
          </button>
        ) : (
          <LocalLink to={expertTalkPath()} className={classes.act} onClick={onClose}>
            {t('Other experts')}
          </LocalLink>
        )}
        {next ? (
          <button type="button" className={classes.act} data-look="next" data-first onClick={() => onNext(next)}>
            <Icon name="phone-call" />
            {t('Talk to {name}', { name: firstName(next.name) })}
          </button>
        ) : (
          <LocalLink
            to={`/consultants/${other.slug}`}
            className={classes.act}
            data-look="next"
            data-first
            onClick={onClose}
          >
            <Icon name="calendar-event" />
            {t('Book a time')}
          </LocalLink>
        )}
      </div>
    </RingFrame>
  )
}

function titleOf({ state, other }: Talk, t: Translate) {
  const name = firstName(other.name)
  if (state === 'declined') return t('{name} is not available now', { name })
  return t('{name} did not answer', { name })
}
