import { type ReactNode, useEffect, useId, useState } from 'react'
import { dayIn, formatTime, formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { onThisClock, serverNow } from '~/lib/server-clock.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Talk } from '../api.ts'
import { dropRingNote } from '../ringing/ring-note.ts'
import { useAttention } from '../ringing/use-attention.ts'
import { aheadInWords, modeWords } from '../words.ts'
import { Arch } from './arch.tsx'
import classes from './ring-frame.module.css'
import { RingFrame } from './ring-frame.tsx'

interface IncomingCallProps {
  talk: Talk
  logo: ReactNode
  /** With or without camera. */
  onAnswer: (camera: boolean) => void
  onDecline: () => void
  busy: boolean
  /** Error of the last press. */
  problem: string | null
}

/** An incoming call for the consultant: the topic, the rate earned, and the next session today. */
export function IncomingCall({ talk, logo, onAnswer, onDecline, busy, problem }: IncomingCallProps) {
  const t = useT()
  const { other, mode } = talk
  const left = useSecondsUntil(onThisClock(talk.ringUntil))
  const title = t('{name} is calling', { name: other.name })
  const [silent, setSilent] = useState(false)
  const words = useId()
  useAttention(title, silent)
  useEffect(() => () => void dropRingNote(talk.id), [talk.id])
  return (
    <RingFrame
      label={title}
      urgentWords={words}
      logo={logo}
      aside={
        <>
          <span className={classes.online}>
            <span className={classes.dot} aria-hidden="true" />
            {t('You are online')}
          </span>
          <button
            type="button"
            className={classes.silence}
            aria-pressed={silent}
            aria-label={t('Silence the ring')}
            title={t('Silence the ring')}
            onClick={() => setSilent(!silent)}
          >
            <Icon name={silent ? 'volume-off' : 'volume'} />
          </button>
        </>
      }
    >
      <Arch id={other.id} name={other.name} picture={other.thumbnail} width={140} ringing />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.line}>{t('{mode} · expert talk', { mode: t(modeWords[mode]) })}</p>
      <CallFacts id={words} talk={talk} />
      {problem && (
        <p className={classes.failed} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.acts}>
        <button type="button" className={classes.act} disabled={busy} onClick={onDecline}>
          <Icon name="phone-off" />
          {t('Decline|a call')}
        </button>
        <button
          type="button"
          className={classes.act}
          data-look="answer"
          disabled={busy}
          data-first
          onClick={() => onAnswer(mode === 'video')}
        >
          <Icon name={mode === 'video' ? 'video' : 'phone'} />
          {t('Answer|a call')}
        </button>
        {mode === 'video' && (
          <button type="button" className={classes.act} data-wide disabled={busy} onClick={() => onAnswer(false)}>
            <Icon name="phone" />
            {t('Answer with audio')}
          </button>
        )}
      </div>
      <p className={`${classes.foot} pm-num`}>
        {t.count(left, 'Ringing for {count} more second.', 'Ringing for {count} more seconds.')}{' '}
        {t('Declining does not affect your rating.')}
      </p>
    </RingFrame>
  )
}

function CallFacts({ id, talk }: { id: string; talk: Talk }) {
  const t = useT()
  const zone = useReaderZone()
  const { subject, earnsPaise, mostMinutes, mayLastUntil } = talk
  return (
    <dl id={id} className={classes.facts}>
      <div>
        <dt>{t('About|a call')}</dt>
        <dd>{subject || t('No topic given')}</dd>
      </div>
      {earnsPaise !== null && (
        <div>
          <dt>{t('You earn')}</dt>
          <dd className="pm-num">{t('{amount} per minute after deductions', { amount: formatPaise(earnsPaise) })}</dd>
        </div>
      )}
      <div>
        <dt>{t('Can talk for up to')}</dt>
        <dd className="pm-num">{t.count(mostMinutes, '{count} minute', '{count} minutes')}</dd>
      </div>
      <div>
        <dt>{t('Your next session')}</dt>
        <dd className="pm-num">{mayLastUntil ? nextInWords(mayLastUntil, zone, t) : t('None booked|session')}</dd>
      </div>
    </dl>
  )
}

/** Time remaining if it is today, otherwise its day. */
function nextInWords(at: string, zone: string, t: Translate) {
  const now = serverNow()
  if (dayIn(zone, at) !== dayIn(zone, now)) return formatWhen(at, new Date(now), { language: t.language, zone })
  return t('{time}, in {span}', {
    time: formatTime(at, { zone }),
    span: aheadInWords(Date.parse(at) - now, t),
  })
}
