import { type FormEvent, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { hasTime } from '~/domains/availability/api.ts'
import { type Choice, withChoice } from '~/domains/availability/choice.ts'
import { LengthChoice } from '~/domains/availability/components/length-choice.tsx'
import { ModeTabs } from '~/domains/availability/components/mode-tabs.tsx'
import { PriceLines } from '~/domains/availability/components/price-lines.tsx'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { useHold } from '~/features/booking-actions/use-hold.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { BookingAct } from './booking-act.tsx'
import classes from './booking-panel.module.css'
import { PANEL_FORM } from './choice-bar.tsx'
import { FreeTimes } from './free-times.tsx'

const SlotTaken = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/slot-taken.tsx')).SlotTaken,
)

/** Mode, day, slot, price and the booking button: always in this order. */
export function BookingPanel({ profile, choice }: { profile: Profile; choice: Choice }) {
  const t = useT()
  const zone = useReaderZone()
  const settings = useSettings()
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const [isMissing, setMissing] = useState(false)
  const holding = useHold({
    consultantId: profile.id,
    mode: hasTime(choice) ? choice.mode : 'video',
    minutes: choice.minutes,
  })
  const choose = (at: string | null) => {
    holding.reset()
    setQuery(withChoice(query, { at, week: choice.week }), { replace: true, preventScrollReset: true })
  }
  const isReady = !hasTime(choice) || choice.at !== undefined
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!hasTime(choice)) return void navigate(localPath(`/questions/new?consultant=${profile.slug}`, t.language))
    // The chosen slot is in the form before it is in the address.
    const at = new FormData(event.currentTarget).get('at') ?? choice.at
    setMissing(!at)
    if (!at) return event.currentTarget.querySelector<HTMLElement>('[name=at]')?.focus()
    if (at !== choice.at) choose(String(at))
    holding.hold(String(at))
  }
  return (
    <>
      <form
        id={PANEL_FORM}
        className={classes.panel}
        method="get"
        action="#book"
        data-scripted
        aria-busy={holding.busy}
        onSubmit={act}
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
            <FreeTimes
              consultant={profile}
              choice={choice}
              zone={zone}
              onChoose={choose}
              isMissing={isMissing && !isReady}
            />
          ) : (
            settings && (
              <p className={classes.note}>
                {t('Write your question and attach papers. Answer within {hours} hours.', {
                  hours: settings.questionAnswerHours,
                })}
              </p>
            )
          )}
          {settings && <PriceLines choice={choice} gstPercent={settings.gstPercent} />}
          <BookingAct {...{ choice, zone, isReady, holding }} />
        </div>
      </form>
      {holding.taken && (
        <Suspense fallback={null}>
          <SlotTaken holding={holding} name={profile.name} onAllTimes={() => choose(null)} />
        </Suspense>
      )}
    </>
  )
}
