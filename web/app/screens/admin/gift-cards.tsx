import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { refundGiftCard } from '#contract/wallet/gift-cards.ts'
import { exportGiftCards, giftCardsQuery, type SoldGiftCard } from '~/domains/wallet/gift-cards/staff/api.ts'
import { RefundDialog } from '~/domains/wallet/gift-cards/staff/refund-dialog.tsx'
import { giftCardColors, giftCardStatuses } from '~/domains/wallet/gift-cards/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Gift cards'),
  description: t('Gift cards that were bought.'),
  private: true,
}))

const columnsIn = (t: Translate, cancel: ((card: SoldGiftCard) => void) | undefined): Column<SoldGiftCard>[] => [
  {
    ...{ key: 'buyer', title: t('Name') },
    cell: ({ orderId, buyer }) => <LocalLink to={`/admin/orders/${orderId}`}>{buyer.name}</LocalLink>,
  },
  {
    ...{ key: 'mobile', title: t('Mobile'), whole: true, optional: true, stack: 'line' },
    cell: ({ buyer }) => formatMobile(buyer.mobile),
  },
  {
    key: 'for',
    title: t('For|who gets a gift card'),
    stack: 'meta',
    titled: true,
    cell: ({ recipientName }) => recipientName,
  },
  {
    ...{ key: 'redeemed', title: t('Redeemed by'), stack: 'meta', titled: true },
    cell: ({ redeemedBy }) => redeemedBy?.name ?? '–',
  },
  {
    ...{ key: 'bought', title: t('Paid on'), sort: 'bought', greatestFirst: true, stack: 'meta', titled: true },
    cell: ({ boughtAt }) => formatDate(boughtAt, t),
  },
  {
    ...{ key: 'ends', title: t('Ends'), sort: 'ends', optional: true, stack: 'meta', titled: true },
    cell: ({ validUntil }) => formatDate(validUntil, t),
  },
  {
    ...{ key: 'amount', title: t('Amount'), align: 'right', stack: 'amount' },
    cell: ({ amountPaise }) => formatPaise(amountPaise),
  },
  {
    ...{ key: 'status', title: t('State|of an account'), stack: 'badge' },
    cell: ({ status }) => <Badge color={giftCardColors[status]}>{t(giftCardStatuses[status])}</Badge>,
  },
  ...(cancel
    ? [
        {
          ...{ key: 'cancel', title: t('Action'), stack: 'line' as const },
          cell: (row: SoldGiftCard) =>
            row.status === 'active' && (
              <Button variant="subtle" size="sm" px={0} onClick={() => cancel(row)}>
                {t('Cancel gift card')}
              </Button>
            ),
        },
      ]
    : []),
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'status', label: t('State|of an account') },
    choices: Object.entries(giftCardStatuses).map(([value, word]) => ({ value, label: t(word) })),
  },
  { kind: 'days', key: 'paid', from: 'from', to: 'to', label: t('Paid on') },
]

export default function GiftCards() {
  const t = useT()
  const api = useApi()
  const [cancelling, setCancelling] = useState<SoldGiftCard>()
  const mayCancel = useMayUse()<typeof refundGiftCard>('POST /api/web/v1/admin/gift-cards/{id}/refunds')
  const table = useTable({
    columns: columnsIn(t, mayCancel ? setCancelling : undefined),
    filters: filtersIn(t),
    sort: '-bought',
  })
  const cards = useQuery({ ...giftCardsQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Gift cards')}
        action={<ExportButton call="gift-cards/exports" ask={() => exportGiftCards(api, table.input)} />}
      >
        <TableCount page={cards.data} />
        {cards.data && ` · ${t('{amount} can still be redeemed.', { amount: formatPaise(cards.data.owedPaise) })}`}
      </PageHead>
      <DataTable
        caption={t('Gift cards')}
        table={table}
        answer={cards}
        rowKey={({ id }) => id}
        rowName={({ buyer, recipientName }) => `${buyer.name}, ${recipientName}`}
        searchLabel={t('Name or mobile of the buyer')}
        empty={{ title: t('No gift cards yet'), text: t('Gift cards appear here when they are paid.') }}
      />
      {cancelling && <RefundDialog card={cancelling} close={() => setCancelling(undefined)} />}
    </>
  )
}
