import { SCHEDULE_LIMITS } from '#contract/availability/constants.ts'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { type DaysOff, type Draft, withoutDaysOff } from '../draft.ts'
import { weekText } from '../words.ts'
import classes from './days-off-card.module.css'

interface DaysOffCardProps {
  draft: Draft
  today: string
  /** Being typed; saved with the page even if they were not added to the list. */
  typed: DaysOff
  wrong: boolean
  onType: (typed: DaysOff) => void
  onAdd: () => void
  onChange: (draft: Draft) => void
}

/** Days off, each with a note that only the consultant sees. */
export function DaysOffCard({ draft, today, typed, wrong, onType, onAdd, onChange }: DaysOffCardProps) {
  const t = useT()
  const coming = draft.daysOff.filter((one) => one.to >= today)
  return (
    <Panel title={t('Days off')}>
      {coming.length === 0 && <p className={classes.none}>{t('No days off planned.')}</p>}
      {coming.length > 0 && (
        <ul className={classes.list}>
          {coming.map((off) => {
            const days = off.from === off.to ? formatDate(off.from, t) : weekText(off.from, off.to, t)
            return (
              <li key={off.from}>
                <span>
                  <strong>{days}</strong>
                  {off.note && <span className={classes.note}>{off.note}</span>}
                </span>
                <IconButton
                  icon="trash"
                  label={t('Remove {title}', { title: days })}
                  onClick={() => onChange(withoutDaysOff(draft, off))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <fieldset className={classes.form}>
        <legend className="pm-visually-hidden">{t('Take days off')}</legend>
        <TextInput
          type="date"
          label={t('First day')}
          min={today}
          value={typed.from}
          error={wrong && t('Choose a start date from today, and an end date on or after it.')}
          onChange={(event) => onType({ ...typed, from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('Last day')}
          min={typed.from || today}
          value={typed.to || typed.from}
          onChange={(event) => onType({ ...typed, to: event.currentTarget.value })}
        />
        <TextInput
          label={t('Reason (only you can see this)')}
          maxLength={SCHEDULE_LIMITS.note}
          value={typed.note}
          onChange={(event) => onType({ ...typed, note: event.currentTarget.value })}
        />
        <Button variant="default" onClick={onAdd}>
          {t('Take days off')}
        </Button>
      </fieldset>
    </Panel>
  )
}
