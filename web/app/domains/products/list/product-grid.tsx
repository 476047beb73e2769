import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { type ProductCard as Card, productPath } from '../api.ts'
import { factsOf } from '../words.ts'
import { Photo } from './photo.tsx'
import classes from './product-grid.module.css'

export const ProductGrid = ({ products }: { products: readonly Card[] }) => (
  <ul className={classes.grid}>
    {products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} />
      </li>
    ))}
  </ul>
)

function ProductCard({ product }: { product: Card }) {
  const t = useT()
  const title = titleOf(product, t.language)
  const { consultant, ratingAverage, ratingCount } = product
  return (
    <article className={classes.card}>
      <Photo id={product.id} photo={product.photo} kind={product.kind} />
      <div className={classes.words}>
        <h3 className={classes.title}>
          <LocalLink to={productPath(product.id)} lang={t.lang(title)}>
            {title}
          </LocalLink>
        </h3>
        <p lang={t.lang(consultant.name)}>{consultant.name}</p>
        <p className="pm-num">
          {product.kind === 'physical' && t('Delivered to your address')}
          {product.kind === 'digital' &&
            (product.pages > 0 ? factsOf(product.pages, t) : t('Word or Excel, to download'))}
        </p>
        {ratingAverage !== null && (
          <p className={`pm-num ${classes.stars}`}>
            <Icon name="star" size={16} />
            {t.count(ratingCount, '{rating} from {count} review', '{rating} from {count} reviews', {
              rating: ratingAverage,
            })}
          </p>
        )}
      </div>
      <p className={classes.foot}>
        <span>
          <strong className="pm-num">{formatPaise(product.priceWithTaxPaise ?? product.pricePaise)}</strong>{' '}
          {product.kind === 'digital' ? t('+ GST') : t('with GST')}
        </span>
        {product.isSoldOut && <span>{t('Sold out')}</span>}
      </p>
    </article>
  )
}
