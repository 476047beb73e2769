import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { type ProductCard, productPath, productsQuery } from '~/domains/products/api.ts'
import { ListForm } from '~/domains/products/list/list-form.tsx'
import { askedFor, PER_PAGE, readProductFilter, writeProductFilter } from '~/domains/products/list/list-query.ts'
import { ProductGrid } from '~/domains/products/list/product-grid.tsx'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { graph, itemList } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import type { Route } from './+types/products.ts'
import classes from './products.module.css'

export const handle: TextsHandle = { texts: ['shop'] }

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const query = productsQuery(api, askedFor(readProductFilter(new URL(args.request.url).searchParams)))
  const { queries } = await prefetch(args, () => ({ optional: [query] }))
  return { queries, listed: answerIn(queries, query)?.productList ?? [] }
}

interface MetaArgs {
  loaderData: { listed: readonly ProductCard[] } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData, location }: MetaArgs, { origin }) => {
  const { page, search } = readProductFilter(new URLSearchParams(location.search))
  const title = t('Products')
  return {
    title: page > 1 ? t('{title}, page {page}', { title, page }) : title,
    description: t('Guides and templates to download, and goods sent to your address.'),
    address: `/products${writeProductFilter({ search: '', sort: 'newest', page })}`,
    private: search !== '',
    structured: graph(
      itemList(
        (loaderData?.listed ?? []).map((product) => ({
          ...{ name: titleOf(product, t.language), path: productPath(product.id) },
        })),
        (path) => origin + localPath(path, t.language),
      ),
    ),
  }
})

/** Everything that consultants sell as a file, with the search in the address. */
export default function Products() {
  const t = useT()
  const [query] = useSearchParams()
  const filter = readProductFilter(query)
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery(productsQuery(useApi(), askedFor(filter)))
  const { productList: products, count = 0 } = answer.data ?? {}
  return (
    <Page>
      <PageHead title={t('Products')} action={<ListForm filter={filter} />}>
        {t('Guides and templates to download, and goods sent to your address.')}
      </PageHead>
      {isCustomer && (
        <p className={classes.mine}>
          <ButtonLink to="/dashboard/products" variant="outline" icon="package">
            {t('My products')}
          </ButtonLink>
        </p>
      )}
      <h2 className="pm-visually-hidden">{t('All products')}</h2>
      <p className="pm-visually-hidden" role="status">
        {answer.data && t.count(count, '{count} product found', '{count} products found')}
      </p>
      {answer.isError && !products && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={8} />}
      {products && products.length > 0 && <ProductGrid products={products} />}
      {products?.length === 0 && <Nothing isFiltered={filter.search !== ''} />}
      <div className={classes.pages}>
        <PageLinks
          page={filter.page}
          last={Math.ceil(count / PER_PAGE)}
          to={(number) => ({ search: writeProductFilter({ ...filter, page: number }) })}
          steps
        />
      </div>
    </Page>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  return isFiltered ? (
    <EmptyState
      drawing="glass"
      tint="b"
      title={t('No products found')}
      actions={<ButtonLink to="/products">{t('Show all products')}</ButtonLink>}
    >
      {t('Try other words, or the name of a consultant.')}
    </EmptyState>
  ) : (
    <EmptyState
      drawing="box"
      tint="e"
      title={t('No products yet')}
      actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
    >
      {t('What consultants offer to download will appear here.')}
    </EmptyState>
  )
}
