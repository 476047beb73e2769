import type { ReactNode } from 'react'
import { type Quote, sellable } from '~/domains/orders/quotes/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './held-slot/book.module.css'
import { PayPanel } from './held-slot/pay-panel.tsx'
import { useOrderForm } from './order-form/use-order-form.ts'
import { usePlacing } from './order-form/use-placing.ts'

interface BuyOneProps {
  type: 'package' | 'gift_card'
  /** From the address; it may be anything. */
  id: string | undefined
  /** Shown if it cannot be bought. */
  unavailable: ReactNode
  /** Refund terms. */
  children: ReactNode
}

/** Price and payment of one thing that is bought on its own. */
export function BuyOne({ type, id: given, unavailable, children }: BuyOneProps) {
  const t = useT()
  const id = Number(given)
  const isId = Number.isSafeInteger(id) && id > 0
  const form = useOrderForm(isId ? [{ id, type }] : [])
  const placing = usePlacing({ onRefused: () => void form.quote.refetch() })
  const { data: quote, isError, refetch } = form.quote
  const [line] = quote?.lines ?? []
  if (isError) return <LoadFailed retry={refetch} />
  if (!isId || (quote && sellable(quote).length === 0)) return unavailable
  if (!quote || !line)
    return (
      <Page>
        <SkeletonLines lines={6} />
      </Page>
    )
  const title = titleOf(line, t.language)
  const paying = {
    ...placing,
    mutate: (shown: Quote) =>
      placing.mutate({ quote: shown, ...form.rest, billing: form.billing, method: form.method }),
  }
  return (
    <Page>
      <div className={classes.page}>
        <PageHead title={title} />
        <PayPanel
          {...{ form, quote, paying }}
          name={title}
          act={t('Pay {amount}', { amount: formatPaise(quote.duePaise || quote.totalPaise) })}
          isVoucher={type === 'gift_card'}
        >
          {children}
        </PayPanel>
      </div>
    </Page>
  )
}
