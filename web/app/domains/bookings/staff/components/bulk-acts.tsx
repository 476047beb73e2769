import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as contract from '#contract/bookings/staff.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { attemptKeys } from '~/lib/idempotency-key.ts'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { refundBooking, remindBoth, type StaffBookingRow } from '../api.ts'
import { BulkRefund } from './bulk-refund.tsx'

interface Outcome {
  done: number
  /** Number and problem of each booking that was refused. */
  refused: string[]
}

interface BulkActsProps {
  bookings: readonly StaffBookingRow[]
  onDone: () => void
}

/** Bulk actions on bookings; those refused are listed by number. */
export function BulkActs({ bookings, onDone }: BulkActsProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const mayUse = useMayUse()
  const [busy, setBusy] = useState(false)
  const [refunding, setRefunding] = useState(false)

  async function each(operation: (id: number, key: string) => Promise<unknown>): Promise<Outcome> {
    const refused: string[] = []
    for (const { id, number } of bookings) {
      const key = attemptKeys().keyFor(id)
      await operation(id, key).catch((error: unknown) => refused.push(`${number}: ${problemText(error, t)}`))
    }
    return { done: bookings.length - refused.length, refused }
  }
  function notify({ done, refused }: Outcome, words: (done: number) => string) {
    if (refused.length > 0) void toastFailure(refused.join(' '))
    else void toast(words(done))
    void refreshBackOffice(client)
    onDone()
  }
  async function remind() {
    setBusy(true)
    const outcome = await each((id, key) => remindBoth(api, { id }, key))
    setBusy(false)
    notify(outcome, (done) => t.count(done, 'Reminder sent for {count} session', 'Reminders sent for {count} sessions'))
  }
  return (
    <>
      {mayUse<typeof contract.remindBoth>('POST /api/web/v1/admin/bookings/{id}/reminders') && (
        <Button variant="default" size="sm" loading={busy} onClick={() => void remind()}>
          {t('Send reminder')}
        </Button>
      )}
      {mayUse<typeof contract.refundBooking>('POST /api/web/v1/admin/bookings/{id}/refunds') && (
        <Button variant="default" size="sm" onClick={() => setRefunding(true)}>
          {t('Refund')}
        </Button>
      )}
      {refunding && (
        <BulkRefund
          bookings={bookings}
          close={() => setRefunding(false)}
          send={(why) => each((id, key) => refundBooking(api, { id, to: 'wallet', ...why }, key))}
          onDone={(outcome) =>
            notify(outcome, (done) => t.count(done, '{count} session refunded', '{count} sessions refunded'))
          }
        />
      )}
    </>
  )
}
