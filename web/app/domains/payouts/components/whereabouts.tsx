import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { Panel } from '~/ui/panel.tsx'
import type { EarningPage } from '../api.ts'
import classes from './whereabouts.module.css'

/** Where everything earned so far is now. */
export function Whereabouts({ whereabouts }: { whereabouts: EarningPage['whereabouts'] }) {
  const t = useT()
  const { paidPaise, requestedPaise, underWayPaise, readyPaise, onHoldPaise, frozenPaise, owedPaise } = whereabouts
  const net = paidPaise + requestedPaise + underWayPaise + readyPaise + onHoldPaise + frozenPaise - owedPaise
  const places: [string, number, boolean?][] = [
    [t('Paid to your bank'), paidPaise],
    [t('Requested, not yet paid'), requestedPaise, requestedPaise === 0],
    [t('Being paid'), underWayPaise, underWayPaise === 0],
    [t('Available to withdraw'), readyPaise],
    [t('On hold'), onHoldPaise],
    [t('On hold, dispute'), frozenPaise, frozenPaise === 0],
    [t('To be deducted from next earnings'), -owedPaise, owedPaise === 0],
  ]
  return (
    <Panel title={t('All your earnings so far')}>
      <dl className={`${classes.places} pm-num`}>
        {places
          .filter(([, , hidden]) => !hidden)
          .map(([name, paise]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatExactPaise(paise)}</dd>
            </div>
          ))}
        <div className={classes.net}>
          <dt>{t('Total earnings')}</dt>
          <dd>{formatExactPaise(net)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
