import type { ReactNode } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { formatRate } from '~/lib/percent.ts'
import type { OwnMembership } from '../api.ts'
import classes from './own.module.css'

const SECONDS = 60

/** What is left of the included units, and the percentage, which has no limit. */
export function BenefitMeter({ membership }: { membership: OwnMembership }) {
  const t = useT()
  const { talkSeconds, answers, courses, plan, savedPaise } = membership
  const { consultations } = plan.offBp
  const minutes = {
    total: talkSeconds.total / SECONDS,
    left: Math.floor((talkSeconds.total - talkSeconds.used) / SECONDS),
  }
  return (
    <section className={classes.meter} aria-label={t('What is left')}>
      {minutes.total > 0 && (
        <Left title={t('Expert talk minutes')} {...minutes}>
          {t('Used first in every talk, then your wallet.')}
        </Left>
      )}
      {answers.total > 0 && (
        <Left title={t('Written consultancies')} total={answers.total} left={answers.total - answers.used} />
      )}
      {courses.total > 0 && (
        <Left title={t('Course of your choice')} total={courses.total} left={courses.total - courses.used}>
          <LocalLink to="/courses">{t('Pick a course')}</LocalLink>
        </Left>
      )}
      {consultations > 0 && (
        <div>
          <div className={classes.row}>
            <strong>{t('{percent} off sessions', { percent: formatRate(consultations) })}</strong>
            <span className="pm-num">{t('{amount} saved', { amount: formatPaise(savedPaise) })}</span>
          </div>
          <p>{t('No limit while the membership is active.')}</p>
        </div>
      )}
    </section>
  )
}

interface LeftProps {
  title: string
  total: number
  left: number
  children?: ReactNode
}

function Left({ title, total, left, children }: LeftProps) {
  const t = useT()
  const said = t('{left} of {total} left', { left, total })
  return (
    <div>
      <div className={classes.row}>
        <strong>{title}</strong>
        <span className="pm-num">{said}</span>
      </div>
      <meter className={classes.bar} min={0} max={total} value={left} aria-label={title}>
        {said}
      </meter>
      {children && <p>{children}</p>}
    </div>
  )
}
