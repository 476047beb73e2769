import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { toast } from '~/ui/toast.tsx'
import { addDays, usualSession } from '../../choice.ts'
import { busyQuery, previewQuery, type Schedule } from '../api.ts'
import { mondayOf, type Range, weekFrom } from '../clock.ts'
import {
  asUsual,
  type Draft,
  feesIn,
  inputOf,
  isOver,
  type Place,
  planOn,
  withHours,
  withWeekCopied,
} from '../draft.ts'
import { useSchedule } from '../use-schedule.ts'
import { DayDialog } from './day-dialog.tsx'
import { DayList } from './day-list.tsx'
import { DaysOffCard } from './days-off-card.tsx'
import { ExternalCard } from './external-card.tsx'
import { FeesCard } from './fees-card.tsx'
import { Outside } from './outside.tsx'
import { PreviewCard } from './preview-card.tsx'
import { RuleCards } from './rule-cards.tsx'
import classes from './schedule-editor.module.css'
import { Trouble } from './trouble.tsx'
import { type Scope, WeekBar } from './week-bar.tsx'
import { WeekGrid } from './week-grid.tsx'

const WEEKDAYS: readonly Place[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday }))
const TO_BEGIN_WITH: Range = { from: '09:00', to: '17:00' }

/** Everything that decides when a consultant can be booked: edited together, saved as one. */
export function ScheduleEditor({ schedule }: { schedule: Schedule }) {
  const t = useT()
  const api = useApi()
  const { draft, change, wrong, unsaved, edited, isSuggested, daysOff, typeDaysOff, addDaysOff, ...saving } =
    useSchedule(schedule)
  const thisMonday = mondayOf(schedule.today)
  const [monday, setMonday] = useState(thisMonday)
  const [scope, setScope] = useState<Scope>(isSuggested ? 'always' : 'week')
  const [opened, setOpened] = useState<Place>()
  const week = weekFrom(monday)
  const places = scope === 'week' ? week.map((date) => ({ date })) : WEEKDAYS
  const slots = useSeenSlots(draft, monday)
  const busyTimes = useQuery(busyQuery(api, monday)).data?.busyTimes ?? []

  const setHours = (place: Place, ranges: readonly Range[]) => change(withHours(draft, place, ranges))
  const days = {
    ...{ draft, places, busyTimes, today: schedule.today, onOpen: setOpened },
    onAdd: (place: Place, range: Range) => setHours(place, [...planOn(draft, place).ranges, range]),
    onHours: setHours,
    onSwitchOn: (place: Place) => change(switchedOn(draft, place)),
  }
  return (
    <>
      <PageHead
        title={t('Slot time')}
        action={
          <span className={classes.actions}>
            {scope === 'week' && (
              <Button
                variant="default"
                onClick={() => {
                  change(withWeekCopied(draft, week))
                  setMonday(addDays(monday, 7))
                  toast(t('Copied. Save to apply.'))
                }}
              >
                {t('Copy to next week')}
              </Button>
            )}
            <Button onClick={saving.save} loading={saving.saving} disabled={!unsaved}>
              {t('Save changes')}
            </Button>
          </span>
        }
      >
        {t('Set the hours when customers can book you.')} {lengthsText(draft, t)}
      </PageHead>
      <div className={classes.page}>
        <Trouble error={saving.error} onKeepMine={saving.keepMine} onShowTheirs={saving.showTheirs} />
        <Outside sessions={schedule.outside} zone={schedule.timeZone} />
        {isSuggested && (
          <Alert icon={<Icon name="clock" />} title={t('Suggested hours')}>
            {t('Monday to Saturday, 10 AM to 6 PM. Change them as you like, then save.')}
          </Alert>
        )}
        <section aria-labelledby="hours">
          <h2 id="hours" className="pm-visually-hidden">
            {t('Hours')}
          </h2>
          <WeekBar
            {...{ monday, scope }}
            earliest={thisMonday}
            onWeek={setMonday}
            onScope={setScope}
            hasExternal={busyTimes.some(({ kind }) => kind === 'external')}
          />
          <div className={classes.wide}>
            <WeekGrid {...days} slots={slots} />
          </div>
          <div className={classes.narrow}>
            <DayList {...days} />
          </div>
        </section>
        <FeesCard draft={draft} wrong={wrong.fees} onChange={(fees) => change({ ...draft, fees })} />
        <RuleCards draft={draft} defaults={schedule.defaults} onChange={(rules) => change({ ...draft, ...rules })} />
        <div className={classes.pair}>
          <div className={classes.stack}>
            <DaysOffCard
              {...{ draft, onChange: change }}
              today={schedule.today}
              typed={daysOff}
              wrong={wrong.daysOff}
              onType={typeDaysOff}
              onAdd={addDaysOff}
            />
            <ExternalCard calendar={schedule.externalCalendar} />
          </div>
          <PreviewCard
            {...{ draft, unsaved }}
            today={schedule.today}
            daysAhead={draft.daysAhead ?? schedule.defaults.daysAhead}
          />
        </div>
      </div>
      {opened && (
        <DayDialog
          draft={draft}
          places={places.filter((place) => !isOver(place, schedule.today))}
          place={opened}
          onClose={() => setOpened(undefined)}
          onDone={(changed) => {
            change(changed)
            setOpened(undefined)
          }}
        />
      )}
      <SaveBar unsaved={unsaved} busy={saving.saving} onSave={saving.save} />
      <UnsavedGuard unsaved={edited} />
    </>
  )
}

/** The slots customers would see in a week when they open the profile, including the unsaved changes. */
function useSeenSlots(draft: Draft, monday: string) {
  const api = useApi()
  const [settled] = useDebouncedValue(draft, 400)
  const counted = usualSession(feesIn(settled))
  const { mode, minutes } = counted ?? { mode: 'video' as const, minutes: 30 as const }
  const { data } = useQuery({
    ...previewQuery(api, { date: monday, days: 7, mode, minutes, draft: inputOf(settled) }),
    enabled: counted !== undefined,
    placeholderData: keepPreviousData,
  })
  return counted ? data?.slots : undefined
}

/** A closed day gets its usual hours back, or default ones. */
function switchedOn(draft: Draft, place: Place): Draft {
  const open = 'date' in place ? asUsual(draft, place.date) : draft
  return planOn(open, place).ranges.length > 0 ? open : withHours(open, place, [TO_BEGIN_WITH])
}

function lengthsText(draft: Draft, t: ReturnType<typeof useT>) {
  const lengths = [...new Set(feesIn(draft).map(({ minutes }) => minutes))].sort((a, b) => a - b)
  if (lengths.length === 0) return t('Set a fee for at least one session length so that customers see slots.')
  // Hindi has no comma before और.
  const list = new Intl.ListFormat(t.language === 'hi' ? 'hi' : 'en-IN')
    .format(lengths.map(String))
    .replace(', और', ' और')
  return t('Customers see {lengths}-minute slots in these hours.', { lengths: list })
}
