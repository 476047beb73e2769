import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import type { Service } from '../api.ts'
import classes from './service-list.module.css'

interface ServiceListProps {
  services: readonly Service[]
  onAsk: (title: string) => void
}

/** Work of a fixed scope: what one receives, in how many days, for how much. */
export function ServiceList({ services, onAsk }: ServiceListProps) {
  const t = useT()
  return (
    <ul className={classes.list}>
      {services.map((service) => {
        const title = titleOf(service, t.language)
        return (
          <li key={service.id}>
            <div className={classes.what}>
              <h3>{title}</h3>
              <p>{t.language === 'hi' ? service.delivered_hindi : service.delivered_english}</p>
            </div>
            <div className={classes.deal}>
              <strong className="pm-num">{formatPaise(service.pricePaise)}</strong>
              <span>{t.count(service.days, 'in {count} day', 'in {count} days')}</span>
              <PlainButton variant="outline" onClick={() => onAsk(title)}>
                {t('Ask about it')}
                <span className="pm-visually-hidden">: {title}</span>
              </PlainButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
