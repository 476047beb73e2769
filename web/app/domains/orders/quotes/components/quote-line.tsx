import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { KindCover } from '../../components/kind-cover.tsx'
import { blocks } from '../../words.ts'
import type { QuoteLine as Line } from '../api.ts'
import classes from './quote-lines.module.css'

/** One item as priced by the server; an item that cannot be bought says why. */
export function QuoteLine({ line, onRemove }: { line: Line; onRemove: () => void }) {
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
          {line.quantity > 1 && ` × ${line.quantity}`}
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
        {/* A coupon is named in its own field. */}
        {line.discounts
          .filter(({ source }) => source !== 'coupon')
          .map((discount) => (
            <p key={discount.source}>{titleOf(discount, t.language)}</p>
          ))}
        {block && (
          <p className={classes.why}>
            <Badge color="marigold">{t(block.word)}</Badge> {t(block.why)}
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
