import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OrderRow } from '~/domains/products/editor/order-row.tsx'
import { ProductRows } from '~/domains/products/editor/product-row.tsx'
import { ownShipmentsQuery } from '~/domains/products/goods/api.ts'
import { SellerReturn } from '~/features/goods-return/seller/seller-return.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Orders and returns'),
  description: t('Goods that customers ordered from you.'),
  private: true,
}))

export default function ProductOrders() {
  const t = useT()
  const [parameters] = useSearchParams()
  const at = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const answer = useQuery({ ...ownShipmentsQuery(useApi(), at), placeholderData: keepPreviousData })
  const rows = answer.data?.data ?? []
  const products = (
    <ButtonLink to="/product" variant="outline">
      {t('Your products')}
    </ButtonLink>
  )
  return (
    <>
      <PageHead title={t('Orders and returns')} action={products}>
        {answer.data &&
          [
            answer.data.toAnswer > 0 &&
              t.count(answer.data.toAnswer, '{count} return needs your answer', '{count} returns need your answer'),
            t.count(answer.data.toSend, '{count} order to send', '{count} orders to send'),
          ]
            .filter(Boolean)
            .join(' · ')}
      </PageHead>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && rows.length === 0 && (
        <EmptyState drawing="box" tint="e" title={t('No orders yet')}>
          {t('When a customer buys goods from you, the address and the next step appear here.')}
        </EmptyState>
      )}
      <ProductRows>
        {rows.map((shipment) => (
          <OrderRow key={shipment.id} shipment={shipment}>
            <SellerReturn shipment={shipment} />
          </OrderRow>
        ))}
      </ProductRows>
      <PageLinks
        page={at}
        last={Math.ceil((answer.data?.count ?? 0) / 10)}
        to={(number) => ({ search: `?page=${number}` })}
      />
    </>
  )
}
