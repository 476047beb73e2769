import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExact } from '../words.ts'
import classes from './ledger.module.css'

interface SidesTableProps {
  caption: string
  rows: readonly { key: string; name: ReactNode; paise: number }[]
  /** Without side padding. */
  inDialog?: boolean
}

/** Accounts with their sums as debit or credit; both columns have the same total. */
export function SidesTable({ caption, rows, inDialog = false }: SidesTableProps) {
  const t = useT()
  const side = (sign: 1 | -1) => rows.reduce((sum, { paise }) => sum + Math.max(0, paise * sign), 0)
  const sum = (shown: string | false) => (
    <td data-align="right" className={classes.number}>
      {shown}
    </td>
  )
  return (
    <table className={inDialog ? `${classes.lines} ${classes.inDialog}` : classes.lines}>
      <caption className="pm-visually-hidden">{caption}</caption>
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
        {rows.map(({ key, name, paise }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {sum(paise < 0 && formatExact(-paise))}
            {sum(paise > 0 && formatExact(paise))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('Total')}</th>
          {sum(formatExact(side(-1)))}
          {sum(formatExact(side(1)))}
        </tr>
      </tfoot>
    </table>
  )
}
