import { dayIn, formatDate, INDIA } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import type { BoughtService as Service } from './api.ts'
import classes from './bought-service.module.css'

const states = {
  ordered: { word: msg('In progress'), color: 'peacock' },
  done: { word: msg('Done|work'), color: 'leaf' },
  cancelled: { word: msg('Cancelled'), color: 'gray' },
} as const

interface BoughtServiceProps {
  service: Service
  orderPath: string
}

/** One purchased service: who does it, what is delivered, and by when. */
export function BoughtService({ service, orderPath }: BoughtServiceProps) {
  const t = useT()
  const { word, color } = states[service.state]
  return (
    <li className={classes.service}>
      <div className={classes.what}>
        <h3>{titleOf(service, t.language)}</h3>
        <p>
          {t.rich('by {name}', {
            name: (
              <LocalLink to={`/consultants/${service.consultant.slug}`} lang={t.lang(service.consultant.name)}>
                {service.consultant.name}
              </LocalLink>
            ),
          })}
        </p>
        <p>{t.language === 'hi' ? service.delivered_hindi : service.delivered_english}</p>
      </div>
      <div className={classes.state}>
        <Badge color={color}>{t(word)}</Badge>
        <p className="pm-num">{nextOf(service, t)}</p>
        <LocalLink to={orderPath}>
          {t('Order {id}', { id: service.orderId })}, {formatPaise(service.totalPaise)}
        </LocalLink>
      </div>
    </li>
  )
}

function nextOf({ state, dueOn, doneAt }: Service, t: Translate) {
  if (state === 'cancelled') return t('Refunded to you.')
  if (doneAt) return t('Done on {day}', { day: formatDate(doneAt, t) })
  const day = formatDate(dueOn, t)
  return dueOn < dayIn(INDIA, Date.now()) ? t('Was due by {day}', { day }) : t('Due by {day}', { day })
}
