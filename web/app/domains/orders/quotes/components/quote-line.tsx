import { GOODS_ORDER_MAX } from '#contract/products/constants.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { KindCover } from '../../components/kind-cover.tsx'
import { blocks } from '../../words.ts'
import type { QuoteLine as Line } from '../api.ts'
import classes from './quote-lines.module.css'

interface QuoteLineProps {
  line: Line
  onRemove: () => void
  onQuantity: (quantity: number) => void
}

/** One item as priced by the server; an item that cannot be bought says why. */
export function QuoteLine({ line, onRemove, onQuantity }: QuoteLineProps) {
  const t = useT()
  // Items that were never sold here have no title.
  const title = titleOf(line, t.language) || t('Item {id}', { id: line.id })
  const block = line.blocked && blocks[line.blocked]
  return (
    <li className={classes.line} data-blocked={block !== null}>
      <KindCover type={line.type} />
      <div className={classes.what}>
        <h3>
          {title}
          {line.quantity > 1 && !line.delivery && ` × ${line.quantity}`}
        </h3>
        {line.by && (
          <p>
            {t.rich('by {name}', {
              name: (
                <LocalLink to={`/consultants/${line.by.slug}`} lang={t.lang(line.by.name)}>
                  {line.by.name}
                </LocalLink>
              ),
            })}
          </p>
        )}
        {line.delivery && <Quantity line={line} title={title} onQuantity={onQuantity} />}
        {line.delivery && line.delivery.shippingPaise > 0 && (
          <p className="pm-num">
            {t('with {amount} for delivery', { amount: formatPaise(line.delivery.shippingPaise) })}
          </p>
        )}
        {/* A coupon is named in its own field. */}
        {line.discounts
          .filter(({ source }) => source !== 'coupon')
          .map((discount) => (
            <p key={discount.source}>{titleOf(discount, t.language)}</p>
          ))}
        {block && (
          <p className={classes.why}>
            <Badge color="marigold">{t(block.word)}</Badge>{' '}
            {line.blocked === 'sold_out' && line.delivery && line.mostUnits > 0
              ? t('Only {count} left.', { count: line.mostUnits })
              : t(block.why)}
          </p>
        )}
      </div>
      {!block && (
        <p className={`${classes.price} pm-num`}>
          {line.discountPaise > 0 && (
            <s>
              <span className="pm-visually-hidden">{t('before:')} </span>
              {formatPaise(line.pricePaise)}
            </s>
          )}
          <strong>{formatPaise(line.pricePaise - line.discountPaise)}</strong>
        </p>
      )}
      <IconButton icon="trash" label={t('Remove {title}', { title })} onClick={onRemove} className={classes.remove} />
    </li>
  )
}

/** How many pieces of goods. */
function Quantity({ line, title, onQuantity }: Omit<QuoteLineProps, 'onRemove'> & { title: string }) {
  const t = useT()
  const { quantity, mostUnits } = line
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row here.
    <div role="group" aria-label={t('Quantity of {title}', { title })} className={classes.quantity}>
      <IconButton
        icon="minus"
        label={t('One piece less')}
        disabled={quantity <= 1}
        onClick={() => onQuantity(Math.max(1, Math.min(quantity - 1, mostUnits)))}
      />
      <output className="pm-num">{quantity}</output>
      <IconButton
        icon="plus"
        label={t('One piece more')}
        disabled={quantity >= mostUnits}
        onClick={() => onQuantity(quantity + 1)}
      />
      {quantity === mostUnits && mostUnits < GOODS_ORDER_MAX && (
        <span>{t('Only {count} left.', { count: mostUnits })}</span>
      )}
    </div>
  )
}
