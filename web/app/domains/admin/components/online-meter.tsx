import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import classes from './online-meter.module.css'

/** How many of the listed consultants are online. */
export function OnlineMeter({ online, listed }: { online: number; listed: number }) {
  const t = useT()
  const words = t('{online} of {listed}', { online: formatCount(online), listed: formatCount(listed) })
  return (
    <div className={classes.meter}>
      <p>
        <span>{t('Consultants online')}</span>
        <strong className="pm-num">{words}</strong>
      </p>
      <meter value={online} max={listed} aria-label={t('Consultants online')}>
        {words}
      </meter>
    </div>
  )
}
