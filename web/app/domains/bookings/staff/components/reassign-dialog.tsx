import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { SearchBox } from '~/ui/operated/data-table/search-box.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { reassign, type Story, substitutesQuery } from '../api.ts'
import { SubstituteChoice } from './substitute-choice.tsx'

/** Reassigns the session to another consultant who is free then; the customer's payment stays as it is. */
export function ReassignDialog({ story: { booking }, close }: { story: Story; close: () => void }) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const [search, setSearch] = useState('')
  const free = useQuery({ ...substitutesQuery(api, booking.id, search), placeholderData: keepPreviousData })
  const form = useApiForm({
    initialValues: { consultantId: '', reason: '' },
    validate: {
      consultantId: (id) => (id ? null : t('Choose a consultant.')),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: ({ consultantId, reason }) =>
      operation.send({ id: booking.id, consultantId: Number(consultantId), reason }, (input, key) =>
        reassign(api, input, key),
      ),
    onDone: operation.onDone,
  })
  const chosen = free.data?.substitutes.find(({ id }) => String(id) === form.values.consultantId)
  const { error } = form.field('consultantId') as { error?: string }
  return (
    <Dialog opened onClose={close} title={t('Assign {number} to', { number: booking.number })} width={640}>
      <p>
        {t('Free on {day}, {time}, for {minutes} minutes. The price stays {amount}.', {
          day: formatDate(booking.startsAt, t),
          time: formatTime(booking.startsAt, t),
          minutes: booking.minutes,
          amount: formatPaise(booking.amountPaise),
        })}
      </p>
      <SearchBox label={t('Consultant name')} value={search} change={(next) => setSearch(next.search ?? '')} />
      {free.error && <Alert color="madder">{problemText(free.error, t)}</Alert>}
      {free.isPending && <SkeletonLines lines={4} />}
      <ApiForm
        form={form}
        submit={chosen ? t('Assign to {name}', { name: chosen.name }) : t('Reassign')}
        onCancel={close}
      >
        {free.data && (
          <SubstituteChoice
            substitutes={free.data.substitutes}
            chosen={form.values.consultantId}
            choose={(consultantId) => form.setValues({ consultantId })}
            error={error}
          />
        )}
        <ReasonField {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
