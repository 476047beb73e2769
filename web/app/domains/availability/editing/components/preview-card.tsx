import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatSlot } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { addDays, usualSession } from '../../choice.ts'
import { previewQuery } from '../api.ts'
import { type Draft, feesIn, inputOf, type LiveMode } from '../draft.ts'
import { modeWords } from '../words.ts'
import classes from './preview-card.module.css'
import { type SlotQuery, WhyHidden } from './why-hidden.tsx'

interface PreviewCardProps {
  draft: Draft
  today: string
  daysAhead: number
  unsaved: boolean
}

/** What customers will see of a day with the unsaved edits, and why a slot is hidden. */
export function PreviewCard({ draft, today, daysAhead, unsaved }: PreviewCardProps) {
  const t = useT()
  const fees = feesIn(draft)
  const [date, setDate] = useState(addDays(today, 1))
  const [session, setSession] = useState('')
  const key = ({ mode, minutes }: (typeof fees)[number]) => `${mode} ${minutes}`
  const chosen = fees.find((fee) => key(fee) === session) ?? usualSession(fees)
  if (!chosen)
    return (
      <Panel title={t('What customers see')}>
        <p className={classes.none}>{t('Nothing yet. Set a fee for at least one session length.')}</p>
      </Panel>
    )
  return (
    <Panel
      title={t('What customers see')}
      {...(unsaved && { action: <span className={classes.hint}>{t('Including your unsaved changes')}</span> })}
    >
      <div className={classes.choices}>
        <TextInput
          type="date"
          label={t('Day')}
          min={today}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value || today)}
        />
        <NativeSelect
          label={t('Session')}
          value={key(chosen)}
          data={fees.map((fee) => ({
            value: key(fee),
            label: `${t(modeWords[fee.mode as LiveMode])}, ${t('{minutes} min', { minutes: fee.minutes })}`,
          }))}
          onChange={(event) => setSession(event.currentTarget.value)}
        />
      </div>
      <Slots {...{ draft, date }} mode={chosen.mode} minutes={chosen.minutes} />
      <WhyHidden {...{ draft, date, daysAhead }} mode={chosen.mode} minutes={chosen.minutes} />
    </Panel>
  )
}

function Slots({ draft, date, mode, minutes }: SlotQuery) {
  const t = useT()
  const [settled] = useDebouncedValue(draft, 400)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...previewQuery(useApi(), { date, mode, minutes, draft: inputOf(settled) }),
    placeholderData: keepPreviousData,
  })
  if (error) return <LoadFailed retry={refetch} />
  if (!data) return <SkeletonLines lines={2} />
  const { slots } = data
  return (
    <div aria-busy={isPlaceholderData}>
      {/* Only the number is announced: otherwise a change of hours would read out every slot. */}
      <p className={classes.count} role="status">
        {slots.length === 0 ? t('No slots on this day.') : t.count(slots.length, '{count} slot', '{count} slots')}
      </p>
      <ul className={classes.slots}>
        {slots.map(({ time, startsAt }) => (
          <li key={startsAt}>{formatSlot(time)}</li>
        ))}
      </ul>
    </div>
  )
}
