import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { profilePath } from '~/domains/consultants/api.ts'
import { orderPath } from '~/domains/orders/paths.ts'
import { type Purchase, purchasesQuery } from '~/domains/products/api.ts'
import { shipmentsQuery } from '~/domains/products/goods/api.ts'
import classes from '~/domains/products/own/own.module.css'
import { PurchaseCard } from '~/domains/products/own/purchase-card.tsx'
import { ShipmentCard } from '~/domains/products/own/shipment-card.tsx'
import { ownWrittenQuery } from '~/domains/reviews/own-api.ts'
import { CustomerReturn } from '~/features/goods-return/customer/customer-return.tsx'
import { GiveBack } from '~/features/refund-choice/give-back.tsx'
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
  title: t('My products'),
  description: t('Products you bought, to download.'),
  private: true,
}))

export default function Products() {
  const t = useT()
  const [parameters] = useSearchParams()
  const pageIn = (key: string) => Math.max(1, Math.trunc(Number(parameters.get(key))) || 1)
  const [at, deliveriesAt] = [pageIn('page'), pageIn('deliveries')]
  const answer = useQuery({ ...purchasesQuery(useApi(), at), placeholderData: keepPreviousData })
  const shipments = useQuery({ ...shipmentsQuery(useApi(), deliveriesAt), placeholderData: keepPreviousData })
  const { pending = [] } = useQuery(ownWrittenQuery(useApi(), 1)).data ?? {}
  const toReview = pending.filter(({ about }) => about.kind === 'product').length
  const [givenBack, setGivenBack] = useState<Purchase>()
  const rows = answer.data?.data ?? []
  const sent = shipments.data?.data ?? []
  return (
    <>
      <PageHead
        title={t('My products')}
        action={
          (rows.length > 0 || sent.length > 0) && (
            <ButtonLink to="/products" variant="outline">
              {t('More products')}
            </ButtonLink>
          )
        }
      >
        {rows.length > 0 && t('Each file can be downloaded 5 times. PDFs have your name on every page.')}
      </PageHead>
      {(answer.isLoading || shipments.isLoading) && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {shipments.isError && <LoadFailed retry={shipments.refetch} />}
      {answer.isSuccess && shipments.isSuccess && rows.length === 0 && sent.length === 0 && (
        <EmptyState
          drawing="box"
          tint="e"
          title={t('You have no products')}
          actions={<ButtonLink to="/products">{t('See all products')}</ButtonLink>}
        >
          {t('What you buy from consultants appears here.')}
        </EmptyState>
      )}
      {toReview > 0 && (
        <p>
          <ButtonLink to="/dashboard/review" variant="plain" icon="star">
            {t.count(toReview, 'Review {count} product you bought', 'Review {count} products you bought')}
          </ButtonLink>
        </p>
      )}
      {sent.length > 0 && (
        <div className={classes.list}>
          {sent.map((shipment) => (
            <ShipmentCard
              key={shipment.id}
              shipment={shipment}
              profilePath={profilePath(shipment.consultant)}
              orderPath={orderPath(shipment.orderId)}
            >
              <CustomerReturn shipment={shipment} />
            </ShipmentCard>
          ))}
          <PageLinks
            page={deliveriesAt}
            last={Math.ceil((shipments.data?.count ?? 0) / 10)}
            to={(number) => ({ search: `?page=${at}&deliveries=${number}` })}
          />
        </div>
      )}
      <div className={classes.list}>
        {rows.map((purchase) => (
          <PurchaseCard
            key={purchase.id}
            purchase={purchase}
            profilePath={profilePath(purchase.consultant)}
            orderPath={orderPath(purchase.orderId)}
            onGiveBack={() => setGivenBack(purchase)}
          />
        ))}
      </div>
      {givenBack && <GiveBack purchase={givenBack} onClose={() => setGivenBack(undefined)} />}
      <PageLinks
        page={at}
        last={Math.ceil((answer.data?.count ?? 0) / 10)}
        to={(number) => ({ search: `?page=${number}&deliveries=${deliveriesAt}` })}
      />
    </>
  )
}
