import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type OwnProduct, ownProductsQuery } from '~/domains/products/api.ts'
import classes from '~/domains/products/editor/editor.module.css'
import { FactsDialog } from '~/domains/products/editor/facts-dialog.tsx'
import { PhotosDialog } from '~/domains/products/editor/photos-dialog.tsx'
import { ProductRow, ProductRows } from '~/domains/products/editor/product-row.tsx'
import { TermsDialog } from '~/domains/products/editor/terms-dialog.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { ProductFiles } from './product-files.tsx'

export const meta = page((t) => ({
  title: t('Products'),
  description: t('Products you sell.'),
  private: true,
}))

export default function Products() {
  const t = useT()
  const answer = useQuery(ownProductsQuery(useApi()))
  const [edited, setEdited] = useState<OwnProduct | 'new'>()
  const [filed, setFiled] = useState<OwnProduct>()
  const [pictured, setPictured] = useState<number>()
  const [showsTerms, setShowsTerms] = useState(false)
  const products = answer.data?.products ?? []
  // As it is after each change.
  const shown = products.find(({ id }) => id === pictured)
  const add = <Button onClick={() => setEdited('new')}>{t('New product')}</Button>
  return (
    <>
      <PageHead title={t('Products')} action={products.length > 0 && add}>
        {t('Files that customers download, and goods that you send.')}
      </PageHead>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && products.length === 0 && (
        <EmptyState drawing="box" tint="e" title={t('No products yet')} actions={add}>
          {t('Sell a guide or a template to download, or goods that you send. Our team checks each product first.')}
        </EmptyState>
      )}
      {products.some(({ kind }) => kind === 'physical') && (
        <p className={classes.links}>
          <ButtonLink to="/product/orders" variant="outline">
            {t('Orders and returns')}
          </ButtonLink>
          <Button variant="default" onClick={() => setShowsTerms(true)}>
            {t('Delivery terms')}
          </Button>
        </p>
      )}
      <ProductRows>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            onEdit={() => setEdited(product)}
            onPhotos={() => setPictured(product.id)}
            onFile={() => setFiled(product)}
          />
        ))}
      </ProductRows>
      {edited && answer.data && (
        <FactsDialog
          product={edited === 'new' ? undefined : edited}
          feeRates={answer.data.feeRates}
          close={() => setEdited(undefined)}
        />
      )}
      {showsTerms && <TermsDialog close={() => setShowsTerms(false)} />}
      {shown && <PhotosDialog product={shown} title={shown.title_english} close={() => setPictured(undefined)} />}
      {filed && <ProductFiles product={filed} close={() => setFiled(undefined)} />}
    </>
  )
}
