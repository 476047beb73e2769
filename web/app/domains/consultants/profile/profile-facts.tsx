import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Profile } from './api.ts'
import classes from './profile-head.module.css'

/** What is known in figures; what was never measured is left out. */
export function ProfileFacts({
  profile: { ratingAverage, ratingCount, experienceYears, measured },
}: {
  profile: Profile
}) {
  const t = useT()
  const { completedSessions, answersWithinMinutes, punctualPercent } = measured
  return (
    <dl className={classes.facts}>
      {ratingAverage !== null && (
        <div>
          <dt>{t.count(ratingCount, '{count} review', '{count} reviews', { count: formatCount(ratingCount) })}</dt>
          <dd>
            <Icon name="star-filled" size={20} className={classes.star} />
            {ratingAverage.toFixed(1)}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('experience')}</dt>
        <dd>{t.count(experienceYears, '{count} yr', '{count} yrs')}</dd>
      </div>
      {completedSessions !== null && (
        <div>
          <dt>{t('sessions')}</dt>
          <dd>{formatCount(completedSessions)}</dd>
        </div>
      )}
      {answersWithinMinutes !== null && (
        <div>
          <dt>{t('usual reply')}</dt>
          <dd>{t('{minutes} min', { minutes: answersWithinMinutes })}</dd>
        </div>
      )}
      {punctualPercent !== null && (
        <div>
          <dt>{t('on time')}</dt>
          <dd>{punctualPercent}%</dd>
        </div>
      )}
    </dl>
  )
}
