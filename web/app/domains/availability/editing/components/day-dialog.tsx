import { useState } from 'react'
import { SCHEDULE_LIMITS } from '#contract/availability/constants.ts'
import { formatSlot } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Switch } from '~/ui/operated/switch.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { endOf, inOrder, minuteOf, overlap, type Range, timeChoices, timeOf } from '../clock.ts'
import { asUsual, type Draft, type Place, planOn, withHours } from '../draft.ts'
import { placeName } from '../words.ts'
import { CopyTo } from './copy-to.tsx'
import classes from './day-dialog.module.css'

interface DayDialogProps {
  draft: Draft
  place: Place
  /** The days shown beside it. */
  places: readonly Place[]
  onDone: (draft: Draft) => void
  onClose: () => void
}

/** The hours of one day: its ranges, a note if it is off, and the days to copy it to. */
export function DayDialog({ draft, place, places, onDone, onClose }: DayDialogProps) {
  const t = useT()
  const plan = planOn(draft, place)
  const [ranges, setRanges] = useState<Range[]>(plan.ranges)
  const [note, setNote] = useState(plan.off?.note ?? '')
  const [copies, setCopies] = useState<readonly Place[]>([])
  const isDate = 'date' in place
  const clash = overlap(ranges)
  const done = () => {
    if (clash) return
    onDone([place, ...copies].reduce((changed, one) => withHours(changed, one, ranges, note.trim()), draft))
  }
  const change = (at: number, part: Partial<Range>) =>
    setRanges(ranges.map((range, i) => (i === at ? { ...range, ...part } : range)))
  return (
    <Dialog opened onClose={onClose} title={placeName(place, t)} width={560}>
      <div className={classes.body}>
        <Switch
          size="md"
          label={t('Open for sessions')}
          checked={ranges.length > 0}
          onChange={() => setRanges(ranges.length > 0 ? [] : [nextRange([])])}
        />
        {ranges.map((range, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id.
          <fieldset key={at} className={classes.range}>
            <legend className="pm-visually-hidden">{t('Hours {number}', { number: at + 1 })}</legend>
            <TimeSelect label={t('From|time')} value={range.from} onChange={(from) => change(at, { from })} />
            <TimeSelect
              label={t('To|time')}
              value={range.to}
              onChange={(to) => change(at, { to })}
              {...(minuteOf(range.to) <= minuteOf(range.from) &&
                range.to !== '00:00' && { hint: t('on the next day') })}
            />
            <IconButton
              icon="trash"
              label={t('Remove hours {number}', { number: at + 1 })}
              onClick={() => setRanges(ranges.filter((_, i) => i !== at))}
            />
          </fieldset>
        ))}
        {clash && (
          <p className={classes.clash} role="alert">
            {t('Hours of one day cannot overlap.')}
          </p>
        )}
        {ranges.length > 0 && ranges.length < SCHEDULE_LIMITS.rangesADay && (
          <Button
            variant="subtle"
            className={classes.add ?? ''}
            leftSection={<Icon name="plus" size={18} />}
            onClick={() => setRanges([...ranges, nextRange(ranges)])}
          >
            {t('Add hours')}
          </Button>
        )}
        {ranges.length === 0 && isDate && (
          <TextInput
            label={t('Reason')}
            description={t('Only you can see this')}
            maxLength={SCHEDULE_LIMITS.note}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <CopyTo place={place} places={places} chosen={copies} onChoose={setCopies} />
        {isDate && plan.isOwn && (
          <Button variant="default" onClick={() => onDone(asUsual(draft, place.date))}>
            {t('Use usual hours')}
          </Button>
        )}
      </div>
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button size="lg" onClick={done}>
          {t('Done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface TimeSelectProps {
  label: string
  value: string
  hint?: string
  onChange: (time: string) => void
}

const TimeSelect = ({ label, value, hint, onChange }: TimeSelectProps) => (
  <NativeSelect
    label={hint ? `${label} (${hint})` : label}
    value={value}
    data={timeChoices(value).map((time) => ({ value: time, label: formatSlot(time) }))}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

const MORNING: Range = { from: '09:00', to: '17:00' }
/** Two hours after the last range, within the day. */
function nextRange(ranges: readonly Range[]): Range {
  const last = inOrder(ranges).at(-1)
  if (!last) return MORNING
  const from = Math.min(endOf(last) + 60, 22 * 60)
  return { from: timeOf(from), to: timeOf(Math.min(from + 120, 1440)) }
}
