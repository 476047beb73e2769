import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import type { OwnPackage } from '../api.ts'
import { packageStatuses, statusColors, termsOf } from '../words.ts'
import classes from './own.module.css'

interface PackageCardProps {
  bought: OwnPackage
  /** The consultant's profile with such a session chosen. */
  bookPath: string
  orderPath: string
  onCancel: () => void
}

/** One package: what is left of it, and the way to book the next session. */
export function PackageCard({ bought, bookPath, orderPath, onCancel }: PackageCardProps) {
  const t = useT()
  const { consultant, sessions, used, left, status, validUntil } = bought
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <h2 className={classes.name}>{consultant.name}</h2>
        <Badge color={statusColors[status]}>{t(packageStatuses[status])}</Badge>
      </header>
      <p>{termsOf(bought, t)}</p>
      <meter
        className={classes.meter}
        min={0}
        max={sessions}
        value={used}
        aria-label={t('{used} of {count} sessions booked', { used, count: sessions })}
      />
      <p className={classes.facts}>
        {t('{used} of {count} sessions booked', { used, count: sessions })} ·{' '}
        {t('Valid till {day}', { day: formatDate(validUntil, t) })}
      </p>
      <div className={classes.actions}>
        <ButtonLink to={orderPath} variant="plain">
          {t('Order and invoice')}
        </ButtonLink>
        {left > 0 && (
          <>
            <Button variant="subtle" onClick={onCancel}>
              {t('Cancel package')}
            </Button>
            <ButtonLink to={bookPath}>{t('Book a session')}</ButtonLink>
          </>
        )}
      </div>
    </article>
  )
}
