import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
import { cancelAct, cancelLabel, cancelOutcome, cancelQuestion } from './cancel-words.ts'
import classes from './own.module.css'
import { PauseDialog } from './pause-dialog.tsx'

/** Renew, pause or resume, and cancel, as far as each is possible now. */
export function MembershipActions({ membership }: { membership: OwnMembership }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  const [open, setOpen] = useState<'pause' | 'cancel'>()
  const { mayPauseDays, cancellation, pausedUntil, renewal } = membership
  const plans = useQuery(plansQuery(api)).data?.memberShips ?? []
  const same = plans.find(({ id }) => id === renewal?.planId)
  const done = (message: string) => {
    void toast(t(message))
    void refreshMembership(client)
    setOpen(undefined)
  }
  const failed = (error: Error) => {
    void toastFailure(problemText(error, t))
    void refreshMembership(client)
  }
  const resuming = useMutation({
    mutationFn: () => resumeMembership(api, membership.id),
    onSuccess: ({ message }) => done(message),
    onError: failed,
  })
  const cancelling = useMutation({
    mutationFn: (id: number) => cancelMembership(api, id, attempt.keyFor(id)),
    onSuccess: ({ message }) => {
      attempt.done()
      done(message)
    },
    onError: failed,
  })
  return (
    <div className={classes.actions}>
      {cancellation && (
        <Button variant="subtle" onClick={() => setOpen('cancel')}>
          {cancelLabel(cancellation, t)}
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
      {cancellation && (
        <ConfirmDialog
          opened={open === 'cancel'}
          title={cancelQuestion(cancellation, t)}
          keep={t('Keep it')}
          onKeep={() => setOpen(undefined)}
          act={cancelAct(cancellation, t)}
          onAct={() => cancelling.mutate(cancellation.id)}
          busy={cancelling.isPending}
        >
          {cancelOutcome(cancellation, t)}
        </ConfirmDialog>
      )}
    </div>
  )
}
