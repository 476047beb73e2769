import { type CSSProperties, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatRupees } from '~/lib/money.ts'
import { FEE_STEP, FEE_TOP } from '../../../listing/filters.ts'
import classes from './fee-field.module.css'
import { Group } from './group.tsx'
import type { FieldProps } from './types.ts'

/** Minimum and maximum on one slider. While dragging only the text follows; releasing applies. */
export function FeeField({ filters: { feeMin = 0, feeMax = FEE_TOP }, change }: FieldProps) {
  const t = useT()
  const [moved, setMoved] = useState<{ from: number; to: number } | null>(null)
  const { from, to } = moved ?? { from: Math.min(feeMin, FEE_TOP), to: Math.min(feeMax, FEE_TOP) }
  const apply = () => {
    if (!moved) return
    setMoved(null)
    change({ feeMin: from > 0 ? from : undefined, feeMax: to < FEE_TOP ? to : undefined })
  }
  const thumb = {
    min: 0,
    max: FEE_TOP,
    step: FEE_STEP,
    onPointerUp: apply,
    onKeyUp: apply,
    onBlur: apply,
  } as const
  const top = to >= FEE_TOP ? t('{fee} or more', { fee: formatRupees(FEE_TOP) }) : formatRupees(to)
  return (
    <Group legend={t('Fee for the shortest session')}>
      <div className={classes.slider} style={{ '--from': from / FEE_TOP, '--to': to / FEE_TOP } as CSSProperties}>
        <input
          type="range"
          {...thumb}
          name="feeMin"
          value={from}
          aria-label={t('Lowest fee')}
          aria-valuetext={formatRupees(from)}
          onChange={(event) => setMoved({ from: Math.min(event.currentTarget.valueAsNumber, to), to })}
        />
        <input
          type="range"
          {...thumb}
          name="feeMax"
          value={to}
          aria-label={t('Highest fee')}
          aria-valuetext={top}
          onChange={(event) => setMoved({ from, to: Math.max(event.currentTarget.valueAsNumber, from, FEE_STEP) })}
        />
      </div>
      <p className={`${classes.ends} pm-num`}>
        <span>{formatRupees(from)}</span>
        <span>{top}</span>
      </p>
    </Group>
  )
}
