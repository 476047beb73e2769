import type { Testimonial } from '~/domains/content/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './testimonials.module.css'

/** One testimonial large, the others beside it. */
export function Testimonials({ testimonials: [first, ...others] }: { testimonials: readonly Testimonial[] }) {
  const t = useT()
  const say = (row: Testimonial, what: 'quote' | 'author' | 'about') =>
    row[`${what}_${t.language === 'hi' ? 'hindi' : 'english'}`]
  if (!first) return null
  return (
    <section className={`${classes.band} pm-afar`} aria-label={t('What customers said')}>
      <div className={classes.inside}>
        <figure className={classes.first}>
          <span className={classes.mark} aria-hidden="true">
            “
          </span>
          <blockquote>{say(first, 'quote')}</blockquote>
          <figcaption>
            <strong>{say(first, 'author')}</strong>
            <span>{say(first, 'about')}</span>
          </figcaption>
        </figure>
        <div className={classes.others}>
          {others.slice(0, 2).map((row) => (
            <figure key={row.id}>
              <p className={`${classes.stars} pm-num`}>
                <Icon name="star-filled" size={16} />
                <strong>{row.rating.toFixed(1)}</strong>
                <span className="pm-visually-hidden">{t('of 5 stars')}</span>
              </p>
              <blockquote>{say(row, 'quote')}</blockquote>
              <figcaption>{[say(row, 'author'), say(row, 'about')].filter(Boolean).join(', ')}</figcaption>
            </figure>
          ))}
          {others.length > 2 && (
            <LocalLink to="/testimonials" className={classes.more}>
              {t('More from customers')}
              <Icon name="arrow-right" size={18} />
            </LocalLink>
          )}
        </div>
      </div>
    </section>
  )
}
