import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { createCoupon } from '#contract/orders/coupons.ts'
import { kindOf } from '~/domains/orders/kinds.ts'
import { type Coupon, couponsQuery, exportCoupons } from '~/domains/orders/staff/api.ts'
import { CouponDialog } from '~/domains/orders/staff/components/coupon-dialog.tsx'
import { couponStatuses } from '~/domains/orders/staff/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { formatRate } from '~/lib/percent.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './coupons.module.css'

export const meta = page((t) => ({
  title: t('Coupons'),
  description: t('Discount codes.'),
  private: true,
}))

function giftOf({ kind, percentBp, amountPaise, mostPaise }: Coupon, t: Translate) {
  if (kind === 'fixed') return formatPaise(amountPaise ?? 0)
  const percent = formatRate(percentBp ?? 0)
  return mostPaise === null ? percent : t('{percent}, at most {amount}', { percent, amount: formatPaise(mostPaise) })
}

const columnsIn = (t: Translate, open: ((coupon: Coupon) => void) | undefined): Column<Coupon>[] => [
  {
    ...{ key: 'code', title: t('Code'), sort: 'code' },
    cell: (coupon) =>
      open ? (
        <Button variant="subtle" size="sm" px={0} onClick={() => open(coupon)}>
          {coupon.code}
        </Button>
      ) : (
        coupon.code
      ),
  },
  { key: 'title', title: t('Title'), stack: 'line', cell: (coupon) => titleOf(coupon, t.language) },
  { key: 'gift', title: t('Discount'), stack: 'amount', align: 'right', cell: (coupon) => giftOf(coupon, t) },
  {
    ...{ key: 'least', title: t('Minimum cart value'), optional: true, align: 'right' },
    cell: ({ leastPaise }) => leastPaise > 0 && formatPaise(leastPaise),
  },
  {
    ...{ key: 'types', title: t('Only for'), optional: true, stack: 'meta' },
    cell: ({ itemTypes }) => itemTypes.map((type) => t(kindOf(type).group)).join(', '),
  },
  {
    ...{ key: 'days', title: t('Days'), stack: 'meta' },
    cell: ({ startsOn, endsOn }) =>
      endsOn
        ? `${formatDate(startsOn, t)} – ${formatDate(endsOn, t)}`
        : t('from {day}', { day: formatDate(startsOn, t) }),
  },
  {
    ...{ key: 'used', title: t('Used'), align: 'right', stack: 'meta' },
    cell: ({ used, totalMax }) =>
      totalMax === null
        ? formatCount(used)
        : t('{used} of {most}', { used: formatCount(used), most: formatCount(totalMax) }),
  },
  {
    ...{ key: 'status', title: t('State|of an account'), stack: 'badge' },
    cell: ({ status }) => <Badge color={couponStatuses[status].color}>{t(couponStatuses[status].word)}</Badge>,
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'status', label: t('State|of an account') },
    choices: Object.entries(couponStatuses).map(([value, { word }]) => ({ value, label: t(word) })),
  },
]

export default function Coupons() {
  const t = useT()
  const api = useApi()
  const [open, setOpen] = useState<Coupon | 'new'>()
  const mayEdit = useMayUse()<typeof createCoupon>('POST /api/web/v1/admin/coupons')
  const table = useTable({
    columns: columnsIn(t, mayEdit ? setOpen : undefined),
    filters: filtersIn(t),
    sort: 'newest',
  })
  const coupons = useQuery({ ...couponsQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Coupons')}
        action={
          <div className={classes.acts}>
            <ExportButton call="coupons/exports" ask={() => exportCoupons(api, table.input)} />
            {mayEdit && <Button onClick={() => setOpen('new')}>{t('New coupon')}</Button>}
          </div>
        }
      >
        <TableCount page={coupons.data} />
      </PageHead>
      <DataTable
        caption={t('Coupons')}
        table={table}
        answer={coupons}
        rowKey={({ id }) => id}
        rowName={({ code }) => code}
        searchLabel={t('Code or title')}
        empty={{
          title: t('No coupons yet'),
          text: t('A coupon gives a percentage or a fixed amount off a cart, before tax.'),
        }}
      />
      {open && <CouponDialog coupon={open === 'new' ? undefined : open} close={() => setOpen(undefined)} />}
    </>
  )
}
