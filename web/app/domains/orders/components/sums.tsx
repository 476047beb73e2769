import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { taxRowsByRate } from '~/lib/tax-rows.ts'
import { titleOf } from '~/lib/titles.ts'
import classes from './sums.module.css'

interface Priced {
  subtotalPaise: number
  discounts: readonly { source: string; title_english: string; title_hindi: string; paise: number }[]
  taxablePaise: number
  lines: Parameters<typeof taxRowsByRate>[0]
  totalPaise: number
}

interface SumsProps {
  of: Priced
  items: number
  /** False until the state is known: then the tax is named, and may differ by a paisa. */
  placeKnown: boolean
  /** For a single item: its name replaces the number of items, and its taxable value is left out. */
  name?: string
}

/** Items, discounts, taxable value, tax, total: always in this order. */
export function Sums({ of: sum, items, placeKnown, name }: SumsProps) {
  const t = useT()
  return (
    <dl className={classes.sums}>
      <Sum name={name ?? t('Items ({count})', { count: items })} paise={sum.subtotalPaise} />
      {sum.discounts.map((discount) => (
        <Sum key={discount.source} name={titleOf(discount, t.language)} paise={-discount.paise} look="less" />
      ))}
      {name === undefined && <Sum name={t('Taxable value')} paise={sum.taxablePaise} />}
      {taxRowsByRate(sum.lines, placeKnown).map(([name, paise]) => (
        <Sum key={name} name={name} paise={paise} />
      ))}
      <Sum name={t('Total')} paise={sum.totalPaise} look="total" />
    </dl>
  )
}

interface SumProps {
  name: ReactNode
  paise: number
  look?: 'less' | 'total'
}

export function Sum({ name, paise, look }: SumProps) {
  const amount = formatExactPaise(Math.abs(paise))
  return (
    <div className={classes.row} data-look={look}>
      <dt>{name}</dt>
      <dd className="pm-num">{paise < 0 ? `− ${amount}` : amount}</dd>
    </div>
  )
}
