import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { PRODUCTS_MAX } from '#contract/products/constants.ts'
import { productsQuery } from '~/domains/products/api.ts'
import { languageOf } from '~/lib/i18n/language.ts'
import { loadTexts } from '~/lib/i18n/load.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

// A profile has not loaded these texts.
if (languageOf(window.location.pathname) === 'hi') await loadTexts(['shop'])

// Apart, because the names of its stylesheets would add to the bytes of every profile.
const ProductGrid = lazy(async () => ({
  default: (await import('~/domains/products/list/product-grid.tsx')).ProductGrid,
}))

const SHOWN = 4

/** What a consultant sells, newest first; loaded when the reader comes near. */
export default function ProfileProducts({ consultantId }: { consultantId: number }) {
  const t = useT()
  const [limit, setLimit] = useState(SHOWN)
  const answer = useQuery({
    ...productsQuery(useApi(), { consultantId, limit }),
    placeholderData: keepPreviousData,
  })
  if (answer.isError && !answer.data) return <LoadFailed retry={answer.refetch} />
  if (!answer.data) return <SkeletonLines lines={6} />
  const { productList, count } = answer.data
  return (
    <>
      <ProductGrid products={productList} />
      {count > productList.length && (
        <PlainButton variant="outline" disabled={answer.isPlaceholderData} onClick={() => setLimit(PRODUCTS_MAX)}>
          {t('Show all {count} products', { count })}
        </PlainButton>
      )}
    </>
  )
}
