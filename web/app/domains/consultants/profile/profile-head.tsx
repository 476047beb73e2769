import type { ReactNode } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { headlineOf, tintOf } from '../api.ts'
import { PresenceMark } from '../presence/presence-mark.tsx'
import { usePresence } from '../presence/use-presence.ts'
import type { Profile } from './api.ts'
import { ProfileFacts } from './profile-facts.tsx'
import classes from './profile-head.module.css'

const checkWords: Record<NonNullable<Profile['verification']>['checks'][number], string> = {
  identity: msg('identity'),
  pan: msg('PAN'),
  qualification: msg('qualification'),
  registration: msg('registration'),
  experience: msg('experience|of a consultant'),
}

/** Head of a profile: portrait, badge, presence, facts and small actions. */
export function ProfileHead({ profile, children }: { profile: Profile; children: ReactNode }) {
  const t = useT()
  const { id, name, thumbnail, city, talkRatePaise, takingCalls, verification } = profile
  const presence = usePresence(id, profile.presence)
  const headline = headlineOf(profile, t.language)
  const segment = profile.segment === 'professional' ? 'professional' : 'industrial'
  return (
    <header className={classes.head}>
      <div className={classes.inside}>
        <div className={classes.arch}>
          <span className={classes.window} data-tint={tintOf(id)}>
            <img src={thumbnail} alt="" width={156} height={156} fetchPriority="low" />
          </span>
        </div>
        <div className={classes.who}>
          <p className={classes.marks}>
            {verification && (
              <span className={classes.verified}>
                <Icon name="shield-check" size={18} />
                {t('Verified on {date}: {checks}', {
                  date: formatDate(verification.at, t),
                  checks: verification.checks.map((check) => t(checkWords[check])).join(', '),
                })}
              </span>
            )}
            <PresenceMark presence={presence} />
          </p>
          <h1 className={classes.name} lang={t.lang(name)}>
            {name}
          </h1>
          <p className={classes.headline}>
            <span lang={t.lang(headline)}>{headline}</span>, {t(city)}
          </p>
        </div>
        <ProfileFacts profile={profile} />
        <div className={classes.acts}>
          {presence === 'online' && takingCalls && talkRatePaise !== null && (
            <ButtonLink to={`/expert-talk/${segment}?talk=${id}`} variant="outline" icon="phone-call">
              {t('Talk now, {rate} + GST/min', { rate: formatPaise(talkRatePaise) })}
            </ButtonLink>
          )}
          {children}
        </div>
      </div>
    </header>
  )
}
