import type { ReactNode } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import type { ServiceRow } from './api.ts'
import classes from './service-cards.module.css'

interface ServiceCardsProps {
  services: readonly ServiceRow[]
  portrait: (consultant: ServiceRow['consultant']) => ReactNode
}

export const ServiceCards = ({ services, portrait }: ServiceCardsProps) => (
  <ul className={classes.grid}>
    {services.map((service) => (
      <li key={service.id}>
        <ServiceCard service={service} portrait={portrait(service.consultant)} />
      </li>
    ))}
  </ul>
)

function ServiceCard({ service, portrait }: { service: ServiceRow; portrait: ReactNode }) {
  const t = useT()
  const { consultant, industry, days, pricePaise, packagesCount } = service
  const { ratingAverage: rating, ratingCount: count } = consultant
  const title = titleOf(service, t.language)
  const delivered = t.language === 'hi' ? service.delivered_hindi : service.delivered_english
  const place = titleOf(industry, t.language)
  const price = formatPaise(pricePaise)
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <p className={classes.place} lang={t.lang(place)}>
          {place}
        </p>
        <h3 className={classes.title}>
          <LocalLink to={`/service/${service.id}`} lang={t.lang(title)}>
            {title}
          </LocalLink>
        </h3>
        <p lang={t.lang(delivered)}>{delivered}</p>
      </div>
      <div className={classes.by}>
        {portrait}
        <p>
          <span lang={t.lang(consultant.name)}>{consultant.name}</span>
          {rating !== null && (
            <span className={`pm-num ${classes.stars}`}>
              <Icon name="star" size={16} />
              {t.count(count, '{rating} from {count} review', '{rating} from {count} reviews', {
                rating: rating.toFixed(1),
              })}
            </span>
          )}
        </p>
      </div>
      <p className={classes.foot}>
        <span>
          {packagesCount > 1 ? (
            <>
              {t('from {price}|a package', { price })} {t('+ GST')}
            </>
          ) : (
            <>
              <strong className="pm-num">{price}</strong> {t('+ GST')}
            </>
          )}
        </span>
        <span>{t.count(days, 'in {count} day|of work', 'in {count} days|of work')}</span>
      </p>
    </article>
  )
}
