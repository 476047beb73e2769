import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { approve, type Payout, refuse, withdrawApproval } from './api.ts'
import classes from './payout.module.css'

/** Approve, or reject with a reason; a large one is approved by two people, and a stuck one can be given up. */
export function Decide({ payout }: { payout: Payout }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const keys = useIdempotencyKey()
  const [refusing, setRefusing] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const fresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('/admin/payouts') })
  const approving = useMutation({
    mutationFn: () => approve(api, payout.id, isFirst),
    onSuccess: ({ message, data }) =>
      void toast(data.awaitsSecond ? t('Approved. A second person has to approve it too.') : t(message)),
    onError: (error) => toastFailure(problemText(error, t)),
    onSettled: () => {
      setConfirming(false)
      void fresh()
    },
  })
  const withdrawing = useMutation({
    mutationFn: () => withdrawApproval(api, payout.id),
    onSuccess: ({ message }) => void toast(t(message)),
    onError: (error) => toastFailure(problemText(error, t)),
    onSettled: fresh,
  })
  const send = (reason: string) => refuse(api, payout.id, reason, keys.keyFor(reason))
  const { reference, stuck } = payout
  const amount = formatPaise(payout.amountPaise)
  const words = stuck
    ? { title: t('Cancel {reference}?', { reference }), act: t('Return the money') }
    : { title: t('Reject {reference}?', { reference }), act: t('Reject') }
  const { firstApproval } = payout
  const isFirst = !firstApproval && payout.amountPaise > payout.onePersonMaxPaise
  const blocked = payout.account.state !== 'verified' || payout.lockedUntil !== null
  return (
    <div className={classes.decide}>
      <Button variant="light" color="madder" size="lg" onClick={() => setRefusing(true)}>
        {words.act}
      </Button>
      {firstApproval?.mine && (
        <Button variant="default" size="lg" onClick={() => withdrawing.mutate()} loading={withdrawing.isPending}>
          {t('Withdraw my approval')}
        </Button>
      )}
      {!stuck && !firstApproval?.mine && (
        <Button size="lg" onClick={() => setConfirming(true)} disabled={blocked} aria-describedby="approve-why">
          {t('Approve {amount}', { amount })}
        </Button>
      )}
      {!stuck && blocked && (
        <p id="approve-why" className={classes.why}>
          {payout.lockedUntil
            ? t('The bank account was changed recently.')
            : t('The bank has not confirmed this account.')}
        </p>
      )}
      {confirming && (
        <ConfirmDialog
          opened
          destructive={false}
          title={
            isFirst
              ? t('Approve {amount} for {name}?', { amount, name: payout.consultant.name })
              : t('Pay {amount} to {name}?', { amount, name: payout.consultant.name })
          }
          keep={t('Back')}
          onKeep={() => setConfirming(false)}
          act={t('Approve {amount}', { amount })}
          onAct={() => approving.mutate()}
          busy={approving.isPending}
        >
          {isFirst
            ? t('It is paid only after a second person has approved it. You can withdraw your approval until then.')
            : t('{reference} will be paid to {bank} ···· {ending}. Once approved, it cannot be stopped.', {
                reference,
                bank: payout.account.bank,
                ending: payout.account.ending,
              })}
        </ConfirmDialog>
      )}
      {refusing && (
        <ActDialog
          {...words}
          destructive
          onClose={() => setRefusing(false)}
          send={send}
          onDone={({ message }) => {
            void toast(t(message))
            void fresh()
          }}
        >
          {t('{name} can withdraw {amount} again. They will see your reason.', {
            amount,
            name: payout.consultant.name,
          })}
          {stuck && ` ${t('First check with the provider that it was not paid.')}`}
        </ActDialog>
      )}
    </div>
  )
}
