import { useT } from '~/lib/i18n/react.tsx'
import { inTenths } from '../change.ts'

interface ChangeProps {
  /** In tenths; undefined if there was too little to compare with. */
  tenths: number | undefined
  /** The earlier value in that case, if any. */
  before?: string | undefined
  days: number
  /** Tenths of percent, or of points between two rates. */
  unit: 'percent' | 'points'
}

/** An arrow and the change; the accessible text names the period compared with. */
export function Change({ tenths, before, days, unit }: ChangeProps) {
  const t = useT()
  if (tenths === undefined)
    return <>{before ? t('{amount} in the previous {days} days', { amount: before, days }) : t('no earlier data')}</>
  if (tenths === 0) return <>{t('same as the previous {days} days', { days })}</>
  const amount = unit === 'percent' ? `${inTenths(tenths)}%` : t('{count} pt', { count: inTenths(tenths) })
  return (
    <>
      <span aria-hidden="true">{`${tenths > 0 ? '▲' : '▼'} ${amount}`}</span>
      <span className="pm-visually-hidden">
        {tenths > 0
          ? t('up {amount} from the previous {days} days', { amount, days })
          : t('down {amount} from the previous {days} days', { amount, days })}
      </span>
    </>
  )
}
