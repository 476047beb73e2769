import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { onThisClock } from '~/lib/server-clock.ts'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Talk } from '../api.ts'
import { toggleDevice, useDevices } from '../devices.ts'
import { firstName } from '../words.ts'
import { Arch } from './arch.tsx'
import classes from './ring-frame.module.css'
import { RingFrame } from './ring-frame.tsx'

interface RingingCallProps {
  talk: Talk
  logo: ReactNode
  onStop: () => void
  stopping: boolean
}

/** The caller waits: remaining ring time, that it is free, and who else is available. */
export function RingingCall({ talk, logo, onStop, stopping }: RingingCallProps) {
  const t = useT()
  const { other, next } = talk
  const { mic, camera } = useDevices()
  const left = useSecondsUntil(onThisClock(talk.ringUntil))
  const whole = Math.max(1, (Date.parse(talk.ringUntil) - Date.parse(talk.rangAt)) / 1000)
  const rate = formatPaise(talk.ratePaise)
  return (
    <RingFrame
      label={t('Calling {name}', { name: other.name })}
      logo={logo}
      aside={t('Expert talk · {rate} + GST per minute', { rate })}
    >
      <Arch id={other.id} name={other.name} picture={other.thumbnail} width={172} ringing />
      <h1 className={classes.title}>{t('Calling {name}', { name: firstName(other.name) })}</h1>
      <p className={`${classes.line} pm-num`}>
        {t.count(left, '{count} second left.', '{count} seconds left.')}{' '}
        {t('You are not charged until {name} answers.', { name: firstName(other.name) })}
      </p>
      <div className={classes.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (left / whole) * 100)}%` }} />
      </div>
      <div className={classes.acts}>
        <button type="button" className={classes.act} aria-pressed={mic} onClick={() => toggleDevice('mic')}>
          <Icon name={mic ? 'microphone' : 'microphone-off'} />
          {mic ? t('Mic on') : t('Mic off')}
        </button>
        {talk.mode === 'video' && (
          <button type="button" className={classes.act} aria-pressed={camera} onClick={() => toggleDevice('camera')}>
            <Icon name={camera ? 'video' : 'video-off'} />
            {camera ? t('Camera on') : t('Camera off')}
          </button>
        )}
        <button
          type="button"
          className={classes.act}
          data-look="stop"
          data-first
          data-wide
          disabled={stopping}
          onClick={onStop}
        >
          <Icon name="phone-off" />
          {t('Cancel call')}
        </button>
      </div>
      {next && (
        <p className={classes.foot}>
          {t.rich('If there is no answer, {name} is also free at {rate} + GST per minute.', {
            name: <strong key="name">{next.name}</strong>,
            rate: formatPaise(next.ratePaise),
          })}
        </p>
      )}
    </RingFrame>
  )
}
