import type { CSSProperties } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { OwnProfile } from '../api.ts'
import { itemPlaces, itemWords } from '../words.ts'
import classes from './completeness.module.css'

/** Progress ring and missing items, the most important first. */
export function Completeness({ completeness: { percent, missing } }: Pick<OwnProfile, 'completeness'>) {
  const t = useT()
  return (
    <section className={classes.panel} aria-labelledby="completeness">
      <div className={classes.head}>
        <span className={classes.ring} style={{ '--percent': percent } as CSSProperties} aria-hidden>
          <span className="pm-num">{percent}%</span>
        </span>
        <div>
          <h2 id="completeness">
            {missing.length === 0
              ? t('Your profile is complete')
              : t.count(missing.length, '{count} thing is missing', '{count} things left to add')}
          </h2>
          <p>
            <span className="pm-visually-hidden">{t('{percent}% complete.', { percent })} </span>
            {t('A complete profile answers customers’ questions.')}
          </p>
        </div>
      </div>
      {missing.length > 0 && (
        <ul className={classes.missing}>
          {missing.map(({ item, weight, required }) => (
            <li key={item}>
              <span className={classes.mark} aria-hidden />
              {itemPlaces[item].startsWith('#') ? (
                <a href={itemPlaces[item]}>{t(itemWords[item])}</a>
              ) : (
                <LocalLink to={itemPlaces[item]}>{t(itemWords[item])}</LocalLink>
              )}
              {required && <span className={classes.needed}>{t('Needed for approval')}</span>}
              <span className={`${classes.weight} pm-num`}>+ {weight}%</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
