import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { DocumentMark } from '~/domains/locker/components/document-mark.tsx'
import { type ProductDetail, productQuery } from '~/domains/products/api.ts'
import { Gallery } from '~/domains/products/detail/gallery.tsx'
import { weightOf } from '~/domains/products/goods/words.ts'
import { fileInWords, sizeOf } from '~/domains/products/words.ts'
import { readReviewQuery } from '~/domains/reviews/api.ts'
import { itemReviewsQuery } from '~/features/item-reviews/api.ts'
import { ItemReviews } from '~/features/item-reviews/item-reviews.tsx'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { Page } from '~/ui/page.tsx'
import type { Route } from './+types/product.ts'
import { Buy } from './buy.tsx'
import classes from './products.module.css'
import { aboutOf, structuredProduct, wayTo } from './structured.ts'

export const handle: TextsHandle = { texts: ['shop'] }

const PreviewWindow = lazyWindow(
  'bookings',
  async () => (await import('~/features/product-preview/preview-window.tsx')).PreviewWindow,
)

const INCLUDED = [
  ['download', msg('Five downloads of each file, PDFs with your name and order number')],
  ['refresh', msg('New versions free for a year')],
  ['receipt-refund', msg('Full refund until the first download')],
] as const

const INCLUDED_GOODS = [
  ['package', msg('Sent by the seller, with a tracking number')],
  ['receipt-refund', msg('Return damaged or wrong goods within 7 days, at the seller’s cost')],
] as const

const idOf = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined)

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const id = idOf(args.params.product)
  if (!id) throw new Response(null, { status: 404 })
  const first = await prefetch(args, () => ({ required: [productQuery(api, id)] }))
  const product = answerIn(first.queries, productQuery(api, id))?.productDetail
  if (!product) throw new Response(null, { status: 404 })
  const input = readReviewQuery(new URL(args.request.url).searchParams)
  const rest = await prefetch(args, () => ({
    optional: product.ratingCount > 0 ? [itemReviewsQuery(api, 'product', id, input)] : [],
  }))
  return { product, queries: { mutations: [], queries: [...first.queries.queries, ...rest.queries.queries] } }
}

interface MetaArgs {
  loaderData: { product: ProductDetail } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData }: MetaArgs, site) => {
  const product = loaderData?.product
  if (!product) return { title: t('Products'), description: '', private: true }
  return {
    title: titleOf(product, t.language),
    description: aboutOf(product, t.language),
    structured: structuredProduct(product, t, site),
  }
})

/** One product: what it is, its first pages, and the way to buy it. */
export default function Product() {
  const t = useT()
  const id = idOf(useParams().product) ?? 0
  const product = useQuery(productQuery(useApi(), id)).data?.productDetail
  const [isReading, setReading] = useState(false)
  if (!product) return null
  const title = titleOf(product, t.language)
  const previewed = product.files.find(({ kind }) => kind === 'pdf')
  const { consultant, ratingAverage, ratingCount } = product
  return (
    <Page>
      <Breadcrumbs crumbs={wayTo(product, t)} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Gallery key={product.id} product={product} title={title} />
          <div>
            <h1 className={classes.title} lang={t.lang(title)}>
              {title}
            </h1>
            <p className={classes.facts}>
              {ratingAverage !== null && (
                <span className="pm-num">
                  <Icon name="star" size={18} />
                  {t.count(ratingCount, '{rating} from {count} review', '{rating} from {count} reviews', {
                    rating: ratingAverage,
                  })}
                </span>
              )}
              {product.editionAt && (
                <span>
                  <Icon name="refresh" size={18} />
                  {t('Version {number}, {day}', { number: product.edition, day: formatDate(product.editionAt, t) })}
                </span>
              )}
            </p>
            <p className={classes.about} lang={t.lang(aboutOf(product, t.language))}>
              {aboutOf(product, t.language)}
            </p>
          </div>
          {product.goods ? (
            <GoodsFacts goods={product.goods} />
          ) : (
            <section aria-labelledby="inside">
              <h2 id="inside">{t('Inside|a product')}</h2>
              <ul className={classes.files}>
                {product.files.map((file) => (
                  <li key={file.position}>
                    <DocumentMark kind={file.kind} />
                    <span>
                      <strong lang={t.lang(file.name)}>{file.name}</strong>
                      <br />
                      <span className="pm-num">
                        {fileInWords(file, t)}, {sizeOf(file.bytes)}
                      </span>
                    </span>
                    {file === previewed && (
                      <PlainButton variant="outline" onClick={() => setReading(true)}>
                        {t('Read the first pages')}
                      </PlainButton>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ItemReviews kind="product" item={product} />
        </div>
        <aside className={classes.panel} aria-label={t('Buy this product')}>
          <p className={classes.price}>
            <strong className="pm-num">{formatPaise(product.priceWithTaxPaise ?? product.pricePaise)}</strong>
            <span>{product.goods ? t('with GST') : t('before GST')}</span>
          </p>
          <Buy product={product} title={title} />
          <ul className={classes.included}>
            {(product.goods ? INCLUDED_GOODS : INCLUDED).map(([icon, text]) => (
              <li key={text}>
                <Icon name={icon} size={18} />
                {t(text)}
              </li>
            ))}
          </ul>
          <div className={classes.author}>
            <Portrait id={consultant.id} picture={consultant.thumbnail} />
            <LocalLink to={`/consultants/${consultant.slug}`} lang={t.lang(consultant.name)}>
              {consultant.name}
            </LocalLink>
          </div>
        </aside>
      </div>
      {isReading && (
        <Suspense fallback={null}>
          <PreviewWindow id={product.id} title={title} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Who sends goods, where they were made, and what delivery costs. */
function GoodsFacts({ goods }: { goods: NonNullable<ProductDetail['goods']> }) {
  const t = useT()
  const { seller, countryOfOrigin, weightGrams, shippingPaise } = goods
  const facts = [
    [t('Seller'), seller],
    [t('Country of origin'), countryOfOrigin],
    [t('Weight, packed'), weightOf(weightGrams, t)],
    [t('Delivery'), shippingPaise > 0 ? `${formatPaise(shippingPaise)} ${t('+ GST')}` : t('Free|delivery')],
  ] as const
  return (
    <section aria-labelledby="about-goods">
      <h2 id="about-goods">{t('Details|of goods')}</h2>
      <dl className={classes.goods}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="pm-num">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
