import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { cancelPackage, type OwnPackage, refreshPackages } from '../api.ts'
import { packageStatuses, statusColors, termsOf } from '../words.ts'
import classes from './own.module.css'

interface PackageCardProps {
  bought: OwnPackage
  profilePath: string
  orderPath: string
}

/** One package: what is left of it, and the way to book the next session. */
export function PackageCard({ bought, profilePath, orderPath }: PackageCardProps) {
  const t = useT()
  const [isCancelling, setCancelling] = useState(false)
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
          {t('Receipt and invoice')}
        </ButtonLink>
        {left > 0 && (
          <>
            <Button variant="subtle" onClick={() => setCancelling(true)}>
              {t('Cancel package')}
            </Button>
            <ButtonLink to={profilePath}>{t('Book a session')}</ButtonLink>
          </>
        )}
      </div>
      {isCancelling && <CancelDialog bought={bought} close={() => setCancelling(false)} />}
    </article>
  )
}

function CancelDialog({ bought, close }: { bought: OwnPackage; close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  const cancelling = useMutation({
    mutationFn: () => cancelPackage(api, bought.id, attempt.keyFor(bought.id)),
    onSuccess: ({ message }) => {
      attempt.done()
      void toast(t(message))
      void refreshPackages(client)
      close()
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  return (
    <ConfirmDialog
      opened
      title={t('Cancel this package?')}
      keep={t('Keep package')}
      onKeep={close}
      act={t('Cancel package')}
      onAct={() => cancelling.mutate()}
      busy={cancelling.isPending}
    >
      {t('{amount} for the sessions you have not booked goes to your wallet. Booked sessions stay.', {
        amount: formatExactPaise(bought.refundPaise),
      })}
    </ConfirmDialog>
  )
}
