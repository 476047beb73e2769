import { type ReactNode, useId } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import type { Schedule } from '../api.ts'
import type { Draft } from '../draft.ts'
import { durationText } from '../words.ts'
import classes from './rule-cards.module.css'

interface RuleCardsProps {
  draft: Draft
  /** What applies where the consultant has chosen nothing. */
  defaults: Schedule['defaults']
  onChange: (rules: Partial<Draft>) => void
}

const GAPS = [0, 5, 10, 15, 20, 30, 45, 60]
const NOTICES = [0, 15, 30, 60, 120, 240, 720, 1440, 2880, 4320, 10_080]
const AHEAD = [7, 14, 30, 60, 90, 180, 365]
const A_DAY = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]

/** The rules that apply to every day, one card each. */
export function RuleCards({ draft, defaults, onChange }: RuleCardsProps) {
  const t = useT()
  const minutes = (value: number) => (value === 0 ? t('None|gap') : durationText(value, t))
  return (
    <div className={classes.cards}>
      <Card title={t('Gap between sessions')}>
        <Choice
          label={t('After a session')}
          value={draft.bufferAfterMinutes ?? defaults.bufferAfterMinutes}
          choices={GAPS}
          words={minutes}
          onChoose={(bufferAfterMinutes) => onChange({ bufferAfterMinutes })}
        />
        <Choice
          label={t('Before a session')}
          value={draft.bufferBeforeMinutes ?? defaults.bufferBeforeMinutes}
          choices={GAPS}
          words={minutes}
          onChoose={(bufferBeforeMinutes) => onChange({ bufferBeforeMinutes })}
        />
      </Card>
      <Card title={t('Minimum notice')}>
        <Choice
          label={t('Before the session begins')}
          value={draft.noticeMinutes ?? defaults.noticeMinutes}
          choices={NOTICES}
          words={(value) => (value === 0 ? t('Any time') : t('{time} ahead', { time: durationText(value, t) }))}
          onChoose={(noticeMinutes) => onChange({ noticeMinutes })}
        />
        <Choice
          label={t('Accept bookings up to')}
          value={draft.daysAhead ?? defaults.daysAhead}
          choices={AHEAD}
          words={(value) => t.count(value, '{count} day', '{count} days')}
          onChoose={(daysAhead) => onChange({ daysAhead })}
        />
      </Card>
      <Card title={t('Sessions per day')}>
        <Choice
          label={t('Sessions booked on one day')}
          value={draft.mostADay ?? 0}
          choices={[0, ...A_DAY]}
          words={(value) => (value === 0 ? t('No limit') : t.count(value, '{count} session', '{count} sessions'))}
          onChoose={(value) => onChange({ mostADay: value || null })}
        />
        <Zone zone={draft.timeZone} onChange={(timeZone) => onChange({ timeZone })} />
      </Card>
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface ChoiceProps {
  label: string
  value: number
  choices: readonly number[]
  words: (value: number) => string
  onChoose: (value: number) => void
}

const Choice = ({ label, value, choices, words, onChoose }: ChoiceProps) => (
  <NativeSelect
    label={label}
    value={String(value)}
    data={[...new Set([...choices, value])]
      .sort((a, b) => a - b)
      .map((one) => ({ value: String(one), label: words(one) }))}
    onChange={(event) => onChoose(Number(event.currentTarget.value))}
  />
)

function Zone({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const t = useT()
  const list = useId()
  return (
    <>
      <TextInput
        label={t('Your time zone')}
        list={list}
        maxLength={60}
        value={zone}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {Intl.supportedValuesOf('timeZone').map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}
