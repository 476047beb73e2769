import { useT } from '~/lib/i18n/react.tsx'
import type { ServiceOrder } from './api.ts'
import classes from './steps.module.css'
import { stepsOf } from './words.ts'

/** Where an ordered service is on its way. */
export function OrderSteps({ order }: { order: ServiceOrder }) {
  const t = useT()
  return (
    <ol className={classes.steps} aria-label={t('Status|of a service')}>
      {stepsOf(order, t).map(({ key, title, line, at }) => (
        <li key={key} data-at={at} {...(at === 'now' && { 'aria-current': 'step' })}>
          <strong>{title}</strong>
          {line && <span className="pm-num">{line}</span>}
        </li>
      ))}
    </ol>
  )
}
