import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { hasTime } from '~/domains/availability/api.ts'
import { type Choice, withChoice } from '~/domains/availability/choice.ts'
import { LengthChoice } from '~/domains/availability/components/length-choice.tsx'
import { ModeTabs } from '~/domains/availability/components/mode-tabs.tsx'
import { PriceLines } from '~/domains/availability/components/price-lines.tsx'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { BookingAct } from './booking-act.tsx'
import classes from './booking-panel.module.css'
import { PANEL_FORM } from './choice-bar.tsx'
import { FreeTimes } from './free-times.tsx'

const SessionRequest = lazyWindow('public', async () => (await import('./session-request.tsx')).SessionRequest)

/** Mode, day, time, price, and the one act: always in this order. */
export function BookingPanel({ profile, choice }: { profile: Profile; choice: Choice }) {
  const t = useT()
  const zone = useReaderZone()
  const settings = useSettings()
  const [query, setQuery] = useSearchParams()
  const [asking, setAsking] = useState(false)
  const [opened, setOpened] = useState(false)
  const choose = (at: string) => setQuery(withChoice(query, { at }), { replace: true, preventScrollReset: true })
  const isReady = !hasTime(choice) || choice.at !== undefined
  return (
    <>
      <form
        id={PANEL_FORM}
        className={classes.panel}
        method="get"
        action="#book"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isReady) return
          setOpened(true)
          setAsking(true)
        }}
      >
        <h2 className={classes.title}>{t('Book a session')}</h2>
        <input type="hidden" name="mode" value={choice.mode} />
        {choice.minutes > 0 && <input type="hidden" name="minutes" value={choice.minutes} />}
        {choice.week && <input type="hidden" name="week" value={choice.week} />}
        <input type="hidden" name="ask" value="yes" />
        <ModeTabs fees={profile.allFees} choice={choice} />
        <div className={classes.inside}>
          <LengthChoice fees={profile.allFees} choice={choice} />
          {hasTime(choice) ? (
            <FreeTimes consultant={profile} choice={choice} zone={zone} onChoose={choose} />
          ) : (
            <p className={classes.note}>
              {t('You write the question and attach your papers. The answer comes in writing within 48 hours.')}
            </p>
          )}
          {settings && <PriceLines choice={choice} gstPercent={settings.gstPercent} />}
          <BookingAct choice={choice} zone={zone} isReady={isReady} phone={settings?.helpDeskPhone} />
        </div>
      </form>
      {opened && (
        <Suspense fallback={null}>
          <SessionRequest
            opened={asking}
            onClose={() => setAsking(false)}
            consultant={profile}
            choice={choice}
            zone={zone}
          />
        </Suspense>
      )}
    </>
  )
}
