import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Profile } from './api.ts'
import classes from './profile-head.module.css'

/** Figures; those never measured are left out. */
export function ProfileFacts({
  profile: { ratingAverage, ratingCount, experienceYears, measured },
}: {
  profile: Profile
}) {
  const t = useT()
  const { completedSessions, answersWithinMinutes: minutes, punctualPercent } = measured
  const facts: [what: string, figure: ReactNode][] = [
    [
      t.count(ratingCount, '{count} review', '{count} reviews', { count: formatCount(ratingCount) }),
      ratingAverage && (
        <>
          <Icon name="star-filled" size={20} className={classes.star} />
          {ratingAverage.toFixed(1)}
        </>
      ),
    ],
    [t('experience'), t.count(experienceYears, '{count} yr', '{count} yrs')],
    [t.count(completedSessions ?? 0, 'session', 'sessions'), completedSessions && formatCount(completedSessions)],
    [
      t('usual reply'),
      minutes &&
        (minutes < 60 ? t('{minutes} min', { minutes }) : t('{hours} hr', { hours: Math.round(minutes / 60) })),
    ],
    [t('on time'), punctualPercent !== null && `${punctualPercent}%`],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([what, figure]) =>
          figure && (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
