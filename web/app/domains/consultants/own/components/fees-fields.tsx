import type { UseFormReturnType } from '@mantine/form'
import { SLOT_LENGTHS } from '#contract/limits.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { Panel } from '~/ui/panel.tsx'
import { TextInput } from '~/ui/text-input.tsx'
import { type FeeKey, LIVE_MODES, type Values } from '../form.ts'
import classes from './fees-fields.module.css'

const modes = { video: msg('Video'), audio: msg('Audio') } as const

/** Fees before tax, per mode and length; an empty one is not offered. */
export function FeesFields({ form }: { form: UseFormReturnType<Values> }) {
  const t = useT()
  const amount = (field: `fees.${FeeKey}` | 'talkRate', label: string) => (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      maxLength={9}
      leftSection="₹"
      leftSectionWidth={30}
      classNames={{ input: 'pm-num' }}
      {...form.getInputProps(field)}
    />
  )
  return (
    <Panel
      title={t('Fees before GST')}
      action={<span className={classes.hint}>{t('Leave empty what you do not offer')}</span>}
    >
      <div className={classes.fees} id="fees" tabIndex={-1}>
        <div className={classes.head} aria-hidden>
          <span>{t('Mode')}</span>
          {SLOT_LENGTHS.map((minutes) => (
            <span key={minutes}>{t('{minutes} min', { minutes })}</span>
          ))}
        </div>
        {LIVE_MODES.map((mode) => (
          <div key={mode} className={classes.row}>
            <span className={classes.mode}>{t(modes[mode])}</span>
            {SLOT_LENGTHS.map((minutes) => (
              <div key={minutes} className={classes.cell}>
                <span className={classes.length} aria-hidden>
                  {t('{minutes} min', { minutes })}
                </span>
                {amount(`fees.${mode} ${minutes}`, `${t(modes[mode])}, ${t('{minutes} min', { minutes })}`)}
              </div>
            ))}
          </div>
        ))}
        <div className={classes.single}>
          <span className={classes.mode}>{t('Expert talk')}</span>
          {amount('talkRate', t('Expert talk, a minute'))}
          <span>{t('a minute')}</span>
        </div>
        <div className={classes.single}>
          <span className={classes.mode}>{t('Written')}</span>
          {amount('fees.written 0', t('Written, a question'))}
          <span>{t('a question')}</span>
        </div>
      </div>
    </Panel>
  )
}
