import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { cancelMembership, type OwnMembership, plansQuery, refreshMembership, resumeMembership } from '../api.ts'
import { planPath } from '../words.ts'
import classes from './own.module.css'
import { PauseDialog } from './pause-dialog.tsx'

/** Renew, pause or resume, and cancel, as far as each is possible now. */
export function MembershipActions({ membership }: { membership: OwnMembership }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  const [open, setOpen] = useState<'pause' | 'cancel'>()
  const { mayPauseDays, mayCancelUntil, pausedUntil, renewal } = membership
  const plans = useQuery(plansQuery(api)).data?.memberShips ?? []
  const same = plans.find(({ id }) => id === renewal?.planId)
  const done = (message: string) => {
    void toast(t(message))
    void refreshMembership(client)
    setOpen(undefined)
  }
  const failed = (error: Error) => void toastFailure(problemText(error, t))
  const resuming = useMutation({
    mutationFn: () => resumeMembership(api, membership.id),
    onSuccess: ({ message }) => done(message),
    onError: failed,
  })
  const cancelling = useMutation({
    mutationFn: () => cancelMembership(api, attempt.keyFor(membership.id)),
    onSuccess: ({ message }) => {
      attempt.done()
      done(message)
    },
    onError: failed,
  })
  return (
    <div className={classes.actions}>
      {mayCancelUntil && (
        <Button variant="subtle" onClick={() => setOpen('cancel')}>
          {t('Cancel membership')}
        </Button>
      )}
      {pausedUntil && (
        <Button variant="default" loading={resuming.isPending} onClick={() => resuming.mutate()}>
          {t('Resume now')}
        </Button>
      )}
      {!pausedUntil && mayPauseDays > 0 && (
        <Button variant="default" onClick={() => setOpen('pause')}>
          {t('Pause')}
        </Button>
      )}
      {renewal && same && (
        <ButtonLink to={planPath(same.slug)}>
          {t('Renew for {amount}', { amount: formatPaise(renewal.pricePaise) })}
        </ButtonLink>
      )}
      {open === 'pause' && <PauseDialog most={mayPauseDays} close={() => setOpen(undefined)} onDone={done} />}
      <ConfirmDialog
        opened={open === 'cancel'}
        title={t('Cancel this membership?')}
        keep={t('Keep it')}
        onKeep={() => setOpen(undefined)}
        act={t('Cancel membership')}
        onAct={() => cancelling.mutate()}
        busy={cancelling.isPending}
      >
        {mayCancelUntil &&
          t('You get a full refund. This is possible until {day}, as long as no benefit was used.', {
            day: formatDate(mayCancelUntil, t),
          })}
      </ConfirmDialog>
    </div>
  )
}
