import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { profilePath } from '~/domains/consultants/api.ts'
import { orderPath } from '~/domains/orders/paths.ts'
import { purchasesQuery } from '~/domains/products/api.ts'
import classes from '~/domains/products/own/own.module.css'
import { PurchaseCard } from '~/domains/products/own/purchase-card.tsx'
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
  const at = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const answer = useQuery({ ...purchasesQuery(useApi(), at), placeholderData: keepPreviousData })
  const rows = answer.data?.data ?? []
  return (
    <>
      <PageHead
        title={t('My products')}
        action={
          rows.length > 0 && (
            <ButtonLink to="/products" variant="outline">
              {t('More products')}
            </ButtonLink>
          )
        }
      >
        {t('Each version can be downloaded 5 times. Your name is on every page.')}
      </PageHead>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && rows.length === 0 && (
        <EmptyState
          drawing="box"
          tint="e"
          title={t('You have no products')}
          actions={<ButtonLink to="/products">{t('See all products')}</ButtonLink>}
        >
          {t('Guides, checklists and templates that you buy appear here.')}
        </EmptyState>
      )}
      <div className={classes.list}>
        {rows.map((purchase) => (
          <PurchaseCard
            key={purchase.id}
            purchase={purchase}
            profilePath={profilePath(purchase.consultant)}
            orderPath={orderPath(purchase.orderId)}
          />
        ))}
      </div>
      <PageLinks
        page={at}
        last={Math.ceil((answer.data?.count ?? 0) / 10)}
        to={(number) => ({ search: `?page=${number}` })}
      />
    </>
  )
}
