import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import type { Order, OrderLine } from '../api.ts'
import { lineState } from '../words.ts'
import { KindCover } from './kind-cover.tsx'
import classes from './order-lines.module.css'

/** The lines of an order and their status. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <ul className={classes.lines}>
      {order.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: OrderLine }) {
  const t = useT()
  const { word, color } = lineState(line)
  const title = titleOf(line, t.language)
  return (
    <li>
      <KindCover type={line.type} />
      <div className={classes.what}>
        <strong>
          {title}
          {line.quantity > 1 && ` × ${line.quantity}`}
        </strong>
        {line.by && !title.includes(line.by.name) && (
          <span>
            {t.rich('by {name}', {
              name: (
                <LocalLink to={`/consultants/${line.by.slug}`} lang={t.lang(line.by.name)}>
                  {line.by.name}
                </LocalLink>
              ),
            })}
          </span>
        )}
        {line.refundedPaise > 0 && (
          <span className={classes.refunded}>
            {t('{amount} refunded', { amount: formatPaise(line.refundedPaise) })}
          </span>
        )}
      </div>
      <div className={classes.end}>
        <strong className="pm-num">{formatPaise(line.totalPaise)}</strong>
        {line.state !== 'unpaid' && <Badge color={color}>{t(word)}</Badge>}
      </div>
    </li>
  )
}
