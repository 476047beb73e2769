import type { ReactNode } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import type { Service } from '../api.ts'
import classes from './service-list.module.css'

interface ServiceListProps {
  services: readonly Service[]
  /** Actions at the end of a row. */
  acts: (service: Service, title: string) => ReactNode
}

/** Services of a fixed scope: deliverables, days and price. */
export function ServiceList({ services, acts }: ServiceListProps) {
  const t = useT()
  return (
    <ul className={classes.list}>
      {services.map((service) => {
        const title = titleOf(service, t.language)
        return (
          <li key={service.id}>
            <div className={classes.what}>
              <h3>
                <LocalLink to={`/service/${service.id}`}>{title}</LocalLink>
              </h3>
              <p>{t.language === 'hi' ? service.delivered_hindi : service.delivered_english}</p>
            </div>
            <div className={classes.deal}>
              <strong className="pm-num">{formatPaise(service.pricePaise)}</strong>
              <span>{t.count(service.days, 'in {count} day|of work', 'in {count} days|of work')}</span>
              <div className={classes.acts}>{acts(service, title)}</div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
