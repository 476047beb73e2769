import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import type { ProgrammeDetail } from '../api.ts'
import { OWN_COURSES } from '../paths.ts'
import classes from './programme.module.css'

interface PricePanelProps {
  programme: ProgrammeDetail
  /** Puts it into the cart. */
  add: ReactNode
  /** How many programmes in the cart it would replace. */
  replaces: number
}

/** The price, less what was already paid for parts of it. */
export function PricePanel({ programme, add, replaces }: PricePanelProps) {
  const t = useT()
  const { courseDetail, isEdpPurchase, creditPaise, edpProgress } = programme
  const { pricePaise, singlyPaise } = courseDetail
  if (isEdpPurchase)
    return (
      <aside className={classes.panel} aria-label={t('Your programme')}>
        <p>
          <span className={classes.owned}>{t('Yours, {percent}% watched', { percent: edpProgress })}</span>
        </p>
        <ButtonLink to={OWN_COURSES} size="lg">
          {t('Go to my courses')}
        </ButtonLink>
      </aside>
    )
  return (
    <aside className={classes.panel} aria-label={t('Buy this programme')}>
      <p className={classes.price}>
        <strong className="pm-num">{formatPaise(pricePaise)}</strong>
        <span>{t('before GST')}</span>
      </p>
      {singlyPaise > pricePaise && (
        <p className="pm-num">
          {t('Separately {amount}. You save {saved}.', {
            amount: formatPaise(singlyPaise),
            saved: formatPaise(singlyPaise - pricePaise),
          })}
        </p>
      )}
      {creditPaise > 0 && (
        <dl className={`${classes.sums} pm-num`}>
          <div>
            <dt>{t('Programme')}</dt>
            <dd>{formatPaise(pricePaise)}</dd>
          </div>
          <div className={classes.credit}>
            <dt>{t('Already paid for parts of it')}</dt>
            <dd>− {formatPaise(creditPaise)}</dd>
          </div>
          <div className={classes.total}>
            <dt>{t('Price for you')}</dt>
            <dd>{formatPaise(pricePaise - creditPaise)}</dd>
          </div>
        </dl>
      )}
      {add}
      {replaces > 0 && (
        <p className={classes.note}>
          {t.count(
            replaces,
            'It will replace {count} industry programme in your cart. You never pay twice for the same course.',
            'It will replace {count} industry programmes in your cart. You never pay twice for the same course.',
          )}
        </p>
      )}
    </aside>
  )
}
