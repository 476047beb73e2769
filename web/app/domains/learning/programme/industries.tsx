import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import type { ProgrammeDetail } from '../api.ts'
import { programmePath } from '../paths.ts'
import classes from './programme.module.css'

interface IndustriesProps {
  industries: ProgrammeDetail['subSubCategories']
  /** Whose programmes are in the cart. */
  inCart: ReadonlySet<number>
}

/** The industries of a sector's programme, each with its price or why it has none. */
export function Industries({ industries, inCart }: IndustriesProps) {
  const t = useT()
  return (
    <section aria-labelledby="industries">
      <h2 id="industries">{t.count(industries.length, '{count} industry inside', '{count} industries inside')}</h2>
      <ul className={classes.industries}>
        {industries.map(({ id, courses, pricePaise, isOwned, ...titles }) => {
          const title = titleOf(titles, t.language)
          return (
            <li key={id}>
              <div>
                {pricePaise === null ? <strong>{title}</strong> : <LocalLink to={programmePath(id)}>{title}</LocalLink>}
                <span className="pm-num">{t.count(courses, '{count} course', '{count} courses')}</span>
              </div>
              {isOwned && <span className={classes.owned}>{t('Yours already')}</span>}
              {!isOwned && inCart.has(id) && <span className={classes.inCart}>{t('In your cart')}</span>}
              {!isOwned && !inCart.has(id) && pricePaise !== null && (
                <span className="pm-num">{formatPaise(pricePaise)}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
