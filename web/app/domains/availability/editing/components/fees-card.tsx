import { SLOT_LENGTHS } from '#contract/limits.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TextInput } from '~/ui/text-input.tsx'
import { type Draft, type FeeKey, LIVE_MODES } from '../draft.ts'
import { modeWords } from '../words.ts'
import classes from './fees-card.module.css'

interface FeesCardProps {
  draft: Draft
  wrong: readonly FeeKey[]
  onChange: (fees: Draft['fees']) => void
}

/** Which lengths are offered, and what each costs before tax: an empty one is not offered. */
export function FeesCard({ draft: { fees }, wrong, onChange }: FeesCardProps) {
  const t = useT()
  return (
    <Panel
      title={t('Session lengths and fees')}
      action={<span className={classes.hint}>{t('Before GST. Leave empty what you do not offer')}</span>}
    >
      <div className={classes.fees}>
        <div className={classes.head} aria-hidden>
          <span />
          {SLOT_LENGTHS.map((minutes) => (
            <span key={minutes}>{t('{minutes} min', { minutes })}</span>
          ))}
        </div>
        {LIVE_MODES.map((mode) => (
          <div key={mode} className={classes.row}>
            <span className={classes.mode}>{t(modeWords[mode])}</span>
            {SLOT_LENGTHS.map((minutes) => {
              const key: FeeKey = `${mode} ${minutes}`
              return (
                <div key={minutes}>
                  <span className={classes.length} aria-hidden>
                    {t('{minutes} min', { minutes })}
                  </span>
                  <TextInput
                    aria-label={`${t(modeWords[mode])}, ${t('{minutes} min', { minutes })}`}
                    inputMode="decimal"
                    maxLength={9}
                    leftSection="₹"
                    leftSectionWidth={30}
                    classNames={{ input: 'pm-num' }}
                    value={fees[key]}
                    error={wrong.includes(key) && t('Enter rupees, such as 1500.')}
                    onChange={(event) => onChange({ ...fees, [key]: event.currentTarget.value })}
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </Panel>
  )
}
