import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { useNow } from '~/lib/use-now.ts'
import { ChoiceList } from '~/ui/choice-list.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { useDownload } from '~/ui/use-download.ts'
import {
  type Booking,
  calendarLink,
  certificateLink,
  giveUpTicket,
  meetingLink,
  refreshWorkshops,
  type Ticket,
  ticketPdfLink,
} from '../api.ts'
import { RenameDialog } from './rename-dialog.tsx'
import classes from './tickets.module.css'

/** Join, calendar, PDF, certificate, another name, and giving the seat up, as far as each is possible now. */
export function TicketActions({ booking, ticket }: { booking: Booking; ticket: Ticket }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  const now = useNow()
  const [open, setOpen] = useState<'name' | 'give-up'>()
  const { joinFrom, workshop } = booking
  const mayJoin = joinFrom !== null && Date.parse(joinFrom) <= now && now < Date.parse(workshop.endsAt)
  const isToCome = now < Date.parse(workshop.endsAt)
  const calendar = useDownload(() => calendarLink(api, ticket.id))
  const paper = useDownload(() => ticketPdfLink(api, ticket.id))
  const certificate = useDownload(() => certificateLink(api, ticket.id))
  const joining = useMutation({
    mutationFn: () => meetingLink(api, ticket.id),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  const [to, setTo] = useState<'wallet' | 'source'>('wallet')
  const amount = formatPaise(ticket.refundPaise)
  const input = { id: ticket.id, to, expectedRefundPaise: ticket.refundPaise }
  const givingUp = useMutation({
    mutationFn: () => giveUpTicket(api, input, attempt.keyFor(input)),
    onSuccess: ({ message }) => {
      attempt.done()
      void toast(t(message))
      setOpen(undefined)
      void refreshWorkshops(client)
    },
    onError: (error) => {
      void toastFailure(problemText(error, t))
      void refreshWorkshops(client)
    },
  })
  return (
    <div className={classes.actions}>
      {mayJoin && (
        <Button loading={joining.isPending} onClick={() => joining.mutate()}>
          {t('Join the meeting')}
        </Button>
      )}
      {isToCome && (
        <Button variant="default" loading={calendar.isPending} onClick={() => calendar.mutate()}>
          {t('Add to calendar')}
        </Button>
      )}
      {isToCome && (
        <Button variant="default" loading={paper.isPending} onClick={() => paper.mutate()}>
          {t('Download PDF')}
        </Button>
      )}
      {ticket.hasCertificate && (
        <Button loading={certificate.isPending} onClick={() => certificate.mutate()}>
          {t('Certificate of attendance')}
        </Button>
      )}
      {ticket.mayRename && (
        <Button variant="default" onClick={() => setOpen('name')}>
          {ticket.needsName ? t('Enter the name') : t('Change name')}
        </Button>
      )}
      {ticket.mayGiveUp && (
        <Button variant="subtle" onClick={() => setOpen('give-up')}>
          {t('Give up this seat')}
        </Button>
      )}
      {open === 'name' && <RenameDialog ticket={ticket} close={() => setOpen(undefined)} />}
      <ConfirmDialog
        opened={open === 'give-up'}
        title={t('Give up this seat?')}
        keep={t('Keep ticket')}
        onKeep={() => setOpen(undefined)}
        act={ticket.refundPaise > 0 ? t('Give up seat and get {amount}', { amount }) : t('Give up this seat')}
        onAct={() => givingUp.mutate()}
        busy={givingUp.isPending}
      >
        <p>
          {ticket.refundPaise > 0
            ? t('You get a refund of {amount}, GST included. The seat goes to the next person.', { amount })
            : t('There is no refund any more. The seat goes to the next person.')}
        </p>
        {ticket.refundPaise > 0 && (
          <ChoiceList
            legend={t('Refund to')}
            name={`refund-of-${ticket.id}`}
            chosen={to}
            onChoose={setTo}
            choices={[
              { value: 'wallet', label: t('Your wallet'), note: t('Instantly'), icon: 'wallet' },
              {
                value: 'source',
                label: t('Original payment method'),
                note: t('In 3 to 5 working days'),
                icon: 'credit-card',
              },
            ]}
          />
        )}
        <p>{t('Full refund until 7 days before the start, half until 2 days before, none later.')}</p>
      </ConfirmDialog>
    </div>
  )
}
