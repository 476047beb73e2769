import type { UseFormReturnType } from '@mantine/form'
import { SLOT_LENGTHS } from '#contract/availability/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { FeeGrid } from '~/ui/operated/fee-grid.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { LIVE_MODES, type Values } from '../form.ts'
import classes from './fees-fields.module.css'

const words = { video: msg('Video'), audio: msg('Audio') } as const

/** Fees before tax, per mode and length; an empty one means not offered. */
export function FeesFields({ form }: { form: UseFormReturnType<Values> }) {
  const t = useT()
  return (
    <Panel
      title={t('Fees before GST')}
      action={<span className={classes.hint}>{t('Leave blank what you do not offer')}</span>}
    >
      <div id="fees" tabIndex={-1}>
        <FeeGrid
          corner={t('Mode')}
          modes={LIVE_MODES.map((mode) => [mode, t(words[mode])] as const)}
          lengths={SLOT_LENGTHS.map((minutes) => [minutes, t('{minutes} min', { minutes })] as const)}
          field={(mode, minutes) => form.getInputProps(`fees.${mode} ${minutes}`)}
        />
        <div className={classes.single}>
          <span>{t('Expert talk')}</span>
          <RupeesInput aria-label={t('Expert talk, per minute')} {...form.getInputProps('talkRate')} />
          <span>{t('per minute')}</span>
        </div>
        <div className={classes.single}>
          <span>{t('Written')}</span>
          <RupeesInput aria-label={t('Written, per question')} {...form.getInputProps('fees.written 0')} />
          <span>{t('per question')}</span>
        </div>
      </div>
    </Panel>
  )
}
