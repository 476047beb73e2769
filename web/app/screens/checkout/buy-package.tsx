import { useParams } from 'react-router'
import { sellable } from '~/domains/orders/quotes/api.ts'
import classes from '~/features/checkout/held-slot/book.module.css'
import { PayPanel } from '~/features/checkout/held-slot/pay-panel.tsx'
import { useOrderForm } from '~/features/checkout/order-form/use-order-form.ts'
import { usePlacing } from '~/features/checkout/order-form/use-placing.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Buy a package'),
  description: t('Several sessions at a lower price.'),
  private: true,
}))

/** Price and payment of a package. */
export default function BuyPackage() {
  const t = useT()
  const id = Number(useParams().offer)
  const form = useOrderForm(Number.isSafeInteger(id) && id > 0 ? [{ id, type: 'package' }] : [])
  const placing = usePlacing({ onRefused: () => void form.quote.refetch() })
  const { data: quote, isError, refetch } = form.quote
  const [line] = quote?.lines ?? []
  if (isError) return <LoadFailed retry={refetch} />
  if (!Number.isSafeInteger(id) || (quote && sellable(quote).length === 0))
    return (
      <EmptyState
        drawing="calendar"
        tint="c"
        title={t('This package is no longer available')}
        actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
      >
        {t('The consultant may have changed or withdrawn it.')}
      </EmptyState>
    )
  if (!quote || !line)
    return (
      <Page>
        <SkeletonLines lines={6} />
      </Page>
    )
  const title = titleOf(line, t.language)
  const paying = {
    ...placing,
    mutate: (shown: typeof quote) =>
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
        >
          <p>
            {t(
              'Book your sessions any time within a year. You can cancel any time: sessions you have not booked are refunded.',
            )}
          </p>
        </PayPanel>
      </div>
    </Page>
  )
}
