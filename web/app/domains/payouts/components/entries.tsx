import type { ReactNode } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise } from '~/lib/money.ts'
import { formatRate } from '~/lib/percent.ts'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { PagedListPager } from '~/ui/operated/paged-list/pager.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Earning, EarningPage } from '../api.ts'
import classes from './entries.module.css'

interface EntriesProps {
  page: EarningPage
  hrefOf: (page: number) => string
}

/** '− ₹220.00' for a deduction, '+ ₹180.00' for what a refund returns. */
const taken = (paise: number) => (paise === 0 ? '–' : `${paise > 0 ? '−' : '+'} ${formatExactPaise(Math.abs(paise))}`)
const whole = (paise: number) => `${paise < 0 ? '− ' : ''}${formatExactPaise(Math.abs(paise))}`
/** '3rd March': the year is in the filter above. */
const shortDay = (at: string, t: Translate) => formatDate(at, t).replace(/ \d{4}$/, '')

/** Every earning with each step from its price to the net. */
export function Entries({ page, hrefOf }: EntriesProps) {
  const t = useT()
  return (
    <Panel title={t('Entries')} flush>
      <table className={`${classes.table} pm-num`}>
        <caption className="pm-visually-hidden">{t('Entries')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('For|what was earned for')}</th>
            {[t('Gross'), t('Commission'), t('GST on commission'), t('TCS'), t('TDS'), t('Net')].map((title) => (
              <th key={title} scope="col" data-end>
                {title}
              </th>
            ))}
            <th scope="col">{t('State|of an earning')}</th>
          </tr>
        </thead>
        <tbody>
          {page.data.map((row) => (
            <Entry key={`${row.entry} ${row.id}`} row={row} />
          ))}
        </tbody>
      </table>
      <PagedListPager page={page} hrefOf={hrefOf} />
    </Panel>
  )
}

function Entry({ row }: { row: Earning }) {
  const t = useT()
  const work = `${titleOf(row, t.language)}${row.quantity > 1 ? ` × ${row.quantity}` : ''}`
  const step = (name: string, value: ReactNode) => (
    <td data-end data-step={name}>
      {value}
    </td>
  )
  return (
    <tr>
      <th scope="row">
        {entryWords[row.entry](work, t)}
        <span className={classes.who}>
          {row.customer} · {row.reference}
        </span>
        {row.deliveryPaise !== 0 && (
          <span className={classes.who}>
            {t('No commission on {amount} for delivery', { amount: formatExactPaise(Math.abs(row.deliveryPaise)) })}
          </span>
        )}
        {row.passedTaxPaise !== 0 && (
          <span className={classes.who}>
            {t('With {amount} GST, which you pay to the government', { amount: formatExactPaise(row.passedTaxPaise) })}
          </span>
        )}
        <time dateTime={row.at}>{shortDay(row.at, t)}</time>
      </th>
      {row.entry === 'charged' ? (
        <td colSpan={5} data-cell="none" />
      ) : (
        <>
          {step(t('Gross'), whole(row.grossPaise))}
          {step(t('Commission {rate}', { rate: formatRate(row.commissionBp) }), taken(row.commissionPaise))}
          {step(
            t('GST on commission {rate}', { rate: formatRate(row.commissionGstBp) }),
            taken(row.commissionGstPaise),
          )}
          {step(t('TCS {rate}', { rate: formatRate(row.tcsBp) }), taken(row.tcsPaise))}
          {step(t('TDS {rate}', { rate: formatRate(row.tdsBp) }), taken(row.tdsPaise))}
        </>
      )}
      <td data-end data-cell="net">
        {whole(row.netPaise)}
      </td>
      <td data-cell="state">
        <EarningBadge row={row} t={t} />
      </td>
    </tr>
  )
}

const entryWords: Record<Earning['entry'], (work: string, t: Translate) => string> = {
  earned: (work) => work,
  refunded: (work, t) => t('Refund, {work}', { work }),
  charged: (work, t) => t('Credit to the customer, {work}', { work }),
}

function EarningBadge({ row, t }: { row: Earning; t: Translate }) {
  const words: Record<Earning['state'], [color: string, label: string]> = {
    on_hold: ['marigold', t('Available on {day}', { day: shortDay(row.releaseAt, t) })],
    frozen: ['madder', t('On hold, dispute')],
    ready: ['leaf', t('Available|of an earning')],
    paid: ['gray', row.paidBy ? t('Paid, {reference}', { reference: row.paidBy }) : t('Paid|of a withdrawal')],
    taken_back: ['gray', row.entry === 'charged' ? t('Deducted') : t('Refunded')],
    owed: ['gray', t('Carried forward')],
  }
  const [color, label] = words[row.state]
  return (
    <Badge color={color} variant="light">
      {label}
    </Badge>
  )
}
