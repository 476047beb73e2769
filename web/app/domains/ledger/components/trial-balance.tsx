import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { TrialBalance as Balance } from '../api.ts'
import { accountKinds, chart, formatExact, isPurse } from '../words.ts'
import classes from './ledger.module.css'

/** What stands on each account, on the side it stands on; both sides are the same below the line. */
export function TrialBalance({ rows }: Pick<Balance, 'rows'>) {
  const t = useT()
  const shown = accountKinds.flatMap((kind) => rows.find((row) => row.kind === kind) ?? [])
  const used = shown.filter(({ creditPaise, debitPaise }) => creditPaise > 0 || debitPaise > 0)
  const side = (sign: 1 | -1) => used.reduce((sum, { balancePaise }) => sum + Math.max(0, balancePaise * sign), 0)
  return (
    <Panel title={t('Trial balance')} flush>
      <table className={classes.lines}>
        <caption className="pm-visually-hidden">{t('Trial balance')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Account|of the ledger')}</th>
            <th scope="col" data-align="right">
              {t('Debit')}
            </th>
            <th scope="col" data-align="right">
              {t('Credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {used.map(({ kind, balancePaise }) => (
            <tr key={kind}>
              <th scope="row">
                <span className={classes.code}>{chart[kind].code}</span>
                <LocalLink to={isPurse(kind) ? `/admin/ledger/accounts?kind=${kind}` : `/admin/ledger?account=${kind}`}>
                  {t(chart[kind].name)}
                </LocalLink>
              </th>
              <td data-align="right" className={classes.number}>
                {balancePaise < 0 && formatExact(-balancePaise)}
              </td>
              <td data-align="right" className={classes.number}>
                {balancePaise > 0 && formatExact(balancePaise)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Total')}</th>
            <td data-align="right" className={classes.number}>
              {formatExact(side(-1))}
            </td>
            <td data-align="right" className={classes.number}>
              {formatExact(side(1))}
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}
