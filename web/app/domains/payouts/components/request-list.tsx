import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import table from '~/ui/operated/paged-list/paged-list.module.css'
import { PagedListPager } from '~/ui/operated/paged-list/pager.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { takeBack, type Withdrawal, type WithdrawalPage } from '../api.ts'
import { withdrawalWords } from '../words.ts'
import classes from './request-list.module.css'
import { StateBadge } from './state-badge.tsx'

interface RequestListProps {
  page: WithdrawalPage
  hrefOf: (page: number) => string
  onChanged: () => void
}

/** Withdrawal requests and their status. */
export function RequestList({ page, hrefOf, onChanged }: RequestListProps) {
  const t = useT()
  const [leaving, setLeaving] = useState<Withdrawal>()
  return (
    <Panel title={t('Requests')} flush>
      {page.data.length === 0 ? (
        <p className={classes.none}>{t('No withdrawals yet. Each one will appear here with its status.')}</p>
      ) : (
        <table className={table.table}>
          <caption className="pm-visually-hidden">{t('Requests')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Requested')}</th>
              <th scope="col">{t('Reference')}</th>
              <th scope="col">{t('Account')}</th>
              <th scope="col" data-cell="amount">
                {t('Amount')}
              </th>
              <th scope="col">{t('Status')}</th>
            </tr>
          </thead>
          <tbody>
            {page.data.map((row) => (
              <Row key={row.id} row={row} onTakeBack={() => setLeaving(row)} />
            ))}
          </tbody>
        </table>
      )}
      <PagedListPager page={page} hrefOf={hrefOf} />
      {leaving && <TakeBack row={leaving} onClose={() => setLeaving(undefined)} onDone={onChanged} />}
    </Panel>
  )
}

function Row({ row, onTakeBack }: { row: Withdrawal; onTakeBack: () => void }) {
  const t = useT()
  return (
    <tr>
      <th scope="row" className={classes.day}>
        {formatDate(row.askedAt, t)}
      </th>
      <td data-cell="when">{row.reference}</td>
      <td data-cell="more">
        ···· {row.ending}
        {row.utr && <span className={classes.small}>{t('Bank reference {utr}', { utr: row.utr })}</span>}
        {row.note && <span className={classes.small}>{row.note}</span>}
      </td>
      <td data-cell="amount">{formatPaise(row.amountPaise)}</td>
      <td data-cell="state">
        <span className={classes.state}>
          <StateBadge word={withdrawalWords[row.state]} />
          {row.state === 'asked' && (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={onTakeBack}
              aria-label={t('Cancel {reference}', { reference: row.reference })}
            >
              {t('Cancel|a withdrawal')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

function TakeBack({ row, onClose, onDone }: { row: Withdrawal; onClose: () => void; onDone: () => void }) {
  const t = useT()
  const api = useApi()
  const keys = useIdempotencyKey()
  const taking = useMutation({
    mutationFn: () => takeBack(api, row.id, keys.keyFor(row.id)),
    onSuccess: ({ message }) => {
      void toast(t(message))
      onDone()
    },
    onError: (error) => toastFailure(problemText(error, t)),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      opened
      title={t('Cancel {reference}?', { reference: row.reference })}
      keep={t('Keep')}
      onKeep={onClose}
      act={t('Cancel|a withdrawal')}
      onAct={() => taking.mutate()}
      busy={taking.isPending}
    >
      {t('{amount} will be available to withdraw again immediately.', { amount: formatPaise(row.amountPaise) })}
    </ConfirmDialog>
  )
}
