import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { TrialBalance as Balance } from '../api.ts'
import { accountKinds, chart, isBalance } from '../words.ts'
import classes from './ledger.module.css'
import { SidesTable } from './sides-table.tsx'

/** Balance of each account as debit or credit; both columns have the same total. */
export function TrialBalance({ rows }: Pick<Balance, 'rows'>) {
  const t = useT()
  const shown = accountKinds.flatMap((kind) => rows.find((row) => row.kind === kind) ?? [])
  const used = shown.filter(({ creditPaise, debitPaise }) => creditPaise > 0 || debitPaise > 0)
  return (
    <Panel title={t('Trial balance')} flush>
      <SidesTable
        caption={t('Trial balance')}
        rows={used.map(({ kind, balancePaise }) => ({
          key: kind,
          paise: balancePaise,
          name: (
            <>
              <span className={classes.code}>{chart[kind].code}</span>
              <LocalLink to={isBalance(kind) ? `/admin/ledger/accounts?kind=${kind}` : `/admin/ledger?account=${kind}`}>
                {t(chart[kind].name)}
              </LocalLink>
            </>
          ),
        }))}
      />
    </Panel>
  )
}
