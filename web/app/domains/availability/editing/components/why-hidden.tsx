import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatSlot } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { explain } from '../api.ts'
import { timeChoices } from '../clock.ts'
import { type Draft, inputOf, type LiveMode } from '../draft.ts'
import { reasonText } from '../reasons.ts'
import classes from './preview-card.module.css'

export interface SlotQuery {
  draft: Draft
  date: string
  mode: LiveMode
  minutes: 15 | 30 | 45 | 60
}

/** Names the rule that hides a slot, so that it can be changed. */
export function WhyHidden({ draft, date, mode, minutes, daysAhead }: SlotQuery & { daysAhead: number }) {
  const t = useT()
  const api = useApi()
  const [time, setTime] = useState('09:00')
  const ask = useMutation({ mutationFn: () => explain(api, { date, time, mode, minutes, draft: inputOf(draft) }) })
  const answer = ask.data?.data
  const clear = () => ask.reset()
  return (
    <form
      className={classes.why}
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate()
      }}
    >
      <h3>{t('Why is this slot hidden?')}</h3>
      <div className={classes.ask}>
        <NativeSelect
          label={t('Time')}
          value={time}
          data={timeChoices(time).map((one) => ({ value: one, label: formatSlot(one) }))}
          onChange={(event) => {
            setTime(event.currentTarget.value)
            clear()
          }}
        />
        <Button type="submit" variant="default" loading={ask.isPending}>
          {t('Ask')}
        </Button>
      </div>
      <div role="status">
        {ask.error && problemText(ask.error, t)}
        {answer && (
          <div className={classes.answer}>
            {answer.reasons.length === 0 ? (
              <p>{t('It is not hidden. Customers can see and book this slot.')}</p>
            ) : (
              <ul>
                {answer.reasons.map((reason) => (
                  <li key={`${reason.rule} ${reason.startsAt}`}>{reasonText(reason, draft.timeZone, daysAhead, t)}</li>
                ))}
              </ul>
            )}
            {answer.nearest.length > 0 && (
              <p>
                {t('Nearest free slots: {times}', {
                  times: answer.nearest.map((slot) => formatSlot(slot.time)).join(', '),
                })}
              </p>
            )}
          </div>
        )}
      </div>
    </form>
  )
}
