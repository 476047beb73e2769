import { SLOT_LENGTHS } from '#contract/availability/constants.ts'
import { FEE_MAX_PAISE } from '#contract/consultants/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { FeeGrid } from '~/ui/operated/fee-grid.tsx'
import { Panel } from '~/ui/panel.tsx'
import { type Draft, type FeeKey, LIVE_MODES } from '../draft.ts'
import { modeWords } from '../words.ts'
import classes from './fees-card.module.css'

interface FeesCardProps {
  draft: Draft
  wrong: readonly FeeKey[]
  onChange: (fees: Draft['fees']) => void
}

/** Which lengths are offered, with their fee before tax: an empty fee means not offered. */
export function FeesCard({ draft: { fees }, wrong, onChange }: FeesCardProps) {
  const t = useT()
  const field = (key: FeeKey) => ({
    value: fees[key],
    error: wrong.includes(key) && t('Enter an amount from ₹1 to {most}.', { most: formatPaise(FEE_MAX_PAISE) }),
    onChange: (rupees: string) => onChange({ ...fees, [key]: rupees }),
  })
  return (
    <Panel
      title={t('Session lengths and fees')}
      action={<span className={classes.hint}>{t('Before GST. Leave blank what you do not offer')}</span>}
    >
      <FeeGrid
        modes={LIVE_MODES.map((mode) => [mode, t(modeWords[mode])] as const)}
        lengths={SLOT_LENGTHS.map((minutes) => [minutes, t('{minutes} min', { minutes })] as const)}
        field={(mode, minutes) => field(`${mode} ${minutes}`)}
      />
    </Panel>
  )
}
