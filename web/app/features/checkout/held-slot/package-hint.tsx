import { useQuery } from '@tanstack/react-query'
import type { Booking } from '~/domains/bookings/api.ts'
import type { Quote } from '~/domains/orders/quotes/api.ts'
import { packageOffersQuery } from '~/domains/packages/api.ts'
import { buyPackagePath } from '~/domains/packages/words.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import classes from './book.module.css'

/** Packages of sessions like this one, unless one of them already pays for it. */
export function PackageHint({ booking, quote }: { booking: Booking; quote: Quote }) {
  const t = useT()
  const { mode, minutes, consultant } = booking
  const offers = useQuery(packageOffersQuery(useApi(), consultant.id)).data?.packages ?? []
  const fitting = offers.filter((offer) => offer.mode === mode && offer.minutes === minutes)
  const isCovered = quote.discounts.some(({ source }) => source === 'package')
  if (isCovered || fitting.length === 0) return null
  return (
    <section className={classes.card} aria-label={t('Need more than one session?')}>
      <strong>{t('Need more than one session?')}</strong>
      <ul className={classes.packages}>
        {fitting.map(({ id, sessions, pricePaise, savedPaise }) => (
          <li key={id}>
            <LocalLink to={buyPackagePath(id)}>
              {t('{count} sessions for {amount}, you save {saved}', {
                ...{ count: sessions, amount: formatPaise(pricePaise), saved: formatPaise(savedPaise) },
              })}
            </LocalLink>
          </li>
        ))}
      </ul>
      <p>{t('Prices before GST. After you buy a package, this session is the first one you book with it.')}</p>
    </section>
  )
}
