import { type ProductDetail, productPath } from '~/domains/products/api.ts'
import type { Site } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { graph, offerOf, ratingOf } from '~/lib/structured.ts'
import { titleOf } from '~/lib/titles.ts'
import { breadcrumbList, type Crumb } from '~/ui/breadcrumbs.tsx'

export const aboutOf = ({ about_english, about_hindi }: ProductDetail, language: string) =>
  language === 'hi' ? about_hindi : about_english

/** Breadcrumbs from the list to the product. */
export const wayTo = (product: ProductDetail, t: Translate): Crumb[] => [
  { title: t('Products'), to: '/products' },
  { title: titleOf(product, t.language) },
]

export function structuredProduct(product: ProductDetail, t: Translate, { origin, card }: Site) {
  const addressOf = (path: string) => origin + localPath(path, t.language)
  const url = addressOf(productPath(product.id))
  const photos = product.photos.map(({ path }) => origin + path)
  return graph(
    {
      '@type': 'Product',
      ...{ name: titleOf(product, t.language), description: aboutOf(product, t.language), url },
      // Search engines want a picture of every product; a file has none.
      image: photos.length > 0 ? photos : origin + card,
      ...ratingOf(product.ratingAverage, product.ratingCount),
      offers: offerOf(product.priceWithTaxPaise ?? product.pricePaise, {
        availability: `https://schema.org/${product.isSoldOut ? 'OutOfStock' : 'InStock'}`,
        url,
      }),
    },
    breadcrumbList(wayTo(product, t), addressOf),
  )
}
