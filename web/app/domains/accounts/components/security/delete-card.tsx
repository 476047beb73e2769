import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { requestDeletion, withdrawDeletion } from '#contract/privacy.ts'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog, DialogActions } from '~/ui/dialog.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Textarea } from '~/ui/textarea.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { deletionRequestQuery } from '../../api.ts'
import classes from './security.module.css'

/** Asking for the account to be deleted, and taking that back while there is time. */
export function DeleteCard({ waitDays }: { waitDays: number }) {
  const t = useT()
  const api = useApi()
  const { data, isError, refetch } = useQuery(deletionRequestQuery(api))
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
              'Your details are deleted {count} days after you ask. Until then you can take it back here.',
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
          <Withdraw id={request.id} />
        </>
      )}
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('Delete your account?')}>
        <AskDeletion waitDays={waitDays} onDone={() => setAsking(false)} />
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

function AskDeletion({ waitDays, onDone }: { waitDays: number; onDone: () => void }) {
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
          'In {count} days your name, mobile number, email, address and photo are removed and you are signed out everywhere.',
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
        <Button variant="light" color="madder" size="lg" loading={ask.isPending} onClick={() => ask.mutate()}>
          {t.count(waitDays, 'Delete in {count} day', 'Delete in {count} days')}
        </Button>
      </DialogActions>
    </>
  )
}

/** Changes the request, says so, and reads it again. */
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
