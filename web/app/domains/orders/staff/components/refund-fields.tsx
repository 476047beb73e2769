import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import type { Order } from '../../api.ts'
import type { RefundInput } from '../api.ts'
import classes from './staff.module.css'

/** Rupees typed for each line, by the line's id; empty: nothing. */
export type TypedRefund = Record<string, string>

const RUPEES = /^\d{1,8}(\.\d{1,2})?$/
const paiseOf = (rupees: string) => Math.round(Number(rupees.trim()) * 100)
const leftOf = (line: Order['lines'][number]) => line.totalPaise - line.refundedPaise

export const refundable = (order: Order) => order.lines.filter((line) => leftOf(line) > 0)

/** Everything refundable, as the initial value. */
export const wholeRefund = (order: Order): TypedRefund =>
  Object.fromEntries(refundable(order).map((line) => [`line${line.id}`, String(leftOf(line) / 100)]))

/** The typed refund as API input; undefined if something is invalid. */
export function linesOf(order: Order, typed: TypedRefund): RefundInput['lines'] | undefined {
  const lines = refundable(order).flatMap((line) => {
    const text = typed[`line${line.id}`]?.trim()
    return text ? [{ line, text }] : []
  })
  const fits = lines.every(({ line, text }) => RUPEES.test(text) && paiseOf(text) > 0 && paiseOf(text) <= leftOf(line))
  if (!fits || lines.length === 0) return undefined
  return lines.map(({ line, text }) => ({ lineId: line.id, paise: paiseOf(text) }))
}

interface RefundFieldsProps {
  order: Order
  field: (name: string) => object
}

/** How much of each line is refunded, and to where. */
export function RefundFields({ order, field }: RefundFieldsProps) {
  const t = useT()
  return (
    <div className={classes.fields}>
      {refundable(order).map((line) => (
        <RupeesInput
          key={line.id}
          label={titleOf(line, t.language)}
          description={t('At most {amount} including tax. Leave blank for no refund.', {
            amount: formatPaise(leftOf(line)),
          })}
          {...field(`line${line.id}`)}
        />
      ))}
      {order.gatewayPaise > 0 && (
        <NativeSelect
          label={t('Refund UPI, card and bank payments')}
          data={[
            { value: 'wallet', label: t('to the wallet, immediately') },
            { value: 'source', label: t('to the original payment method, in a few days') },
          ]}
          {...field('to')}
        />
      )}
    </div>
  )
}
