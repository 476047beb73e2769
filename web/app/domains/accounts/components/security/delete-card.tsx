import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { getDeletionRequest, requestDeletion, withdrawDeletion } from '#contract/accounts/privacy.ts'
import type { Received } from '#contract/endpoint.ts'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { deletionRequestQuery } from '../../api.ts'
import classes from './security.module.css'

/** Requests deletion of the account, or withdraws the request within the waiting period. */
export function DeleteCard({ waitDays }: { waitDays: number }) {
  const t = useT()
  const api = useApi()
  const { data, isError, refetch } = useQuery({ ...deletionRequestQuery(api), refetchOnMount: 'always' })
  const [asking, setAsking] = useState(false)
  const request = data?.request
  return (
    <section className={`${classes.card} ${classes.box}`} aria-labelledby="delete-title">
      <h2 id="delete-title" className={classes.title}>
        {t('Delete account')}
      </h2>
      {isError && !data && <LoadFailed retry={refetch} />}
      {!data && !isError && <SkeletonLines lines={2} />}
      {data && !request && (
        <>
          <p className={classes.text}>
            {t.count(
              waitDays,
              'Your details are deleted {count} day after you ask. Until then you can take it back here.',
              'We delete your details {count} days after you ask. Until then you can cancel the request here.',
            )}
          </p>
          <Button variant="light" color="madder" onClick={() => setAsking(true)}>
            {t('Delete my account')}
          </Button>
        </>
      )}
      {request && (
        <>
          <p className={classes.text}>
            {t('Your account will be deleted on {date}.', { date: formatDate(request.dueAt, t) })}
          </p>
          {request.postponedBecause && (
            <p className={classes.text}>
              {t('We could not delete it yet.')} {t(request.postponedBecause)}
            </p>
          )}
          <Withdraw id={request.id} />
        </>
      )}
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('Delete your account?')}>
        {data && <AskDeletion {...{ waitDays }} remaining={data.remaining} onDone={() => setAsking(false)} />}
      </Dialog>
    </section>
  )
}

function Withdraw({ id }: { id: number }) {
  const t = useT()
  const api = useApi()
  const withdraw = useChange(() =>
    api.call<typeof withdrawDeletion>('DELETE /api/web/v1/deletion-requests/{id}', { id }),
  )
  return (
    <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
      {t('Keep my account')}
    </Button>
  )
}

type Remaining = Received<typeof getDeletionRequest>['remaining']

interface AskDeletionProps {
  waitDays: number
  remaining: Remaining
  onDone: () => void
}

/** What the account still holds, shown before deletion is requested. */
function StillHere({ remaining: { walletPaise, promoPaise, upcomingSessions } }: { remaining: Remaining }) {
  const t = useT()
  const facts = [
    walletPaise > 0 &&
      t('Your wallet has {amount}. Please spend or withdraw it first, or call the help desk.', {
        amount: formatPaise(walletPaise),
      }),
    upcomingSessions > 0 &&
      t.count(
        upcomingSessions,
        'You have {count} upcoming session. Please attend or cancel it first.',
        'You have {count} upcoming sessions. Please attend or cancel them first.',
      ),
    promoPaise > 0 && t('{amount} of promotional credit will be lost.', { amount: formatPaise(promoPaise) }),
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return null
  return (
    <ul className={`${classes.still} pm-num`} id="still-here">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function AskDeletion({ waitDays, remaining, onDone }: AskDeletionProps) {
  const t = useT()
  const api = useApi()
  const [reason, setReason] = useState('')
  const ask = useChange(
    () => api.call<typeof requestDeletion>('POST /api/web/v1/deletion-requests', reason.trim() ? { reason } : {}),
    onDone,
  )
  return (
    <>
      <p className={classes.text}>
        {t.count(
          waitDays,
          'In {count} day your name, mobile number, email, address and photo are removed and you are signed out everywhere.',
          'In {count} days we delete your name, mobile number, email, address and photo, and log you out on all devices.',
        )}
      </p>
      <StillHere remaining={remaining} />
      <p className={classes.text}>
        {t(
          'The law requires us to retain invoices and payment records for 8 years and the log of what staff did. Nobody uses them for anything else.',
        )}
      </p>
      <Textarea
        label={t('Reason')}
        description={t('Optional. It helps us do better.')}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onDone} data-autofocus>
          {t('Keep my account')}
        </Button>
        <Button
          variant="light"
          color="madder"
          size="lg"
          aria-describedby="still-here"
          disabled={remaining.walletPaise > 0 || remaining.upcomingSessions > 0}
          loading={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {t.count(waitDays, 'Delete in {count} day', 'Delete in {count} days')}
        </Button>
      </DialogActions>
    </>
  )
}

/** Changes the request, shows the message and refetches it. */
function useChange(change: () => Promise<{ message: string }>, onDone?: () => void) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      void toast(message)
      onDone?.()
    },
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => client.invalidateQueries(deletionRequestQuery(api)),
  })
}
