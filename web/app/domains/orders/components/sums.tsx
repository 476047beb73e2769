import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import classes from './sums.module.css'

interface Priced {
  subtotalPaise: number
  discounts: readonly { source: string; title_english: string; title_hindi: string; paise: number }[]
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
}

interface SumsProps {
  of: Priced
  items: number
  /** In hundredths of a percent; null when lines differ. */
  rateBp: number | null
  /** False as long as the state is not known: by then the tax has its names, and may be a paisa more or less. */
  placeKnown: boolean
  /** Of a single thing: its name stands for the number of items, and its taxable value is plain. */
  name?: string
}

/** Items, discounts, taxable value, tax, total: always in this order. */
export function Sums({ of: sum, items, rateBp, placeKnown, name }: SumsProps) {
  const t = useT()
  return (
    <dl className={classes.sums}>
      <Sum name={name ?? t('Items ({count})', { count: items })} paise={sum.subtotalPaise} />
      {sum.discounts.map((discount) => (
        <Sum key={discount.source} name={titleOf(discount, t.language)} paise={-discount.paise} look="less" />
      ))}
      {name === undefined && <Sum name={t('Taxable value')} paise={sum.taxablePaise} />}
      {taxRows(sum, rateBp, placeKnown).map(([name, paise]) => (
        <Sum key={name} name={name} paise={paise} />
      ))}
      <Sum name={t('Total')} paise={sum.totalPaise} look="total" />
    </dl>
  )
}

function taxRows(sum: Priced, rateBp: number | null, placeKnown: boolean): [string, number][] {
  const named = (tax: string, share: 1 | 2) => (rateBp === null ? tax : `${tax} ${rateBp / share / 100}%`)
  if (!placeKnown) return [[named('GST', 1), sum.cgstPaise + sum.sgstPaise + sum.igstPaise]]
  if (sum.cgstPaise + sum.sgstPaise > 0)
    return [
      [named('CGST', 2), sum.cgstPaise],
      [named('SGST', 2), sum.sgstPaise],
    ]
  return [[named('IGST', 1), sum.igstPaise]]
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
