import { useQuery } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import type { Order } from '../../api.ts'
import { decideRequest, type RequestRow, storyQuery } from '../api.ts'
import { linesOf, RefundFields, refundable, wholeRefund } from './refund-fields.tsx'

/** Grants a request in full or in part, or declines it with a note to the customer. */
export function DecideRequest({ request, close }: { request: RequestRow; close: () => void }) {
  const t = useT()
  const story = useQuery(storyQuery(useApi(), request.orderId))
  return (
    <Dialog opened onClose={close} title={t('Refund request for order {id}', { id: request.orderId })} width={640}>
      <p>
        {t('Message from {name}:', { name: request.buyer.name })} “{request.reason}”
      </p>
      <p>{t('The earnings from it are on hold until you decide.')}</p>
      {story.error && <Alert color="madder">{problemText(story.error, t)}</Alert>}
      {story.data ? (
        <DecideForm request={request} order={story.data.order} close={close} />
      ) : (
        <SkeletonLines lines={4} />
      )}
    </Dialog>
  )
}

function DecideForm({ request, order, close }: { request: RequestRow; order: Order; close: () => void }) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  const form = useApiForm({
    initialValues: { ...wholeRefund(order), decision: 'grant', to: 'wallet', note: '' } as Record<string, string>,
    validate: (typed) => ({
      ...(typed.decision === 'grant' &&
        !linesOf(order, typed) && {
          [`line${refundable(order)[0]?.id}`]: t('Enter amounts in rupees, not more than the amount left.'),
        }),
      ...(typed.decision === 'decline' && !typed.note?.trim() && { note: t('Please fill this in.') }),
    }),
    send: (typed) => {
      const lines = linesOf(order, typed)
      const granted = typed.decision === 'grant'
      const input = {
        id: request.id,
        decision: granted ? ('grant' as const) : ('decline' as const),
        note: typed.note ?? '',
        ...(granted && lines && { lines }),
        to: typed.to === 'source' ? ('source' as const) : ('wallet' as const),
      }
      return send(input, (sent, key) => decideRequest(api, sent, key))
    },
    onDone,
  })
  const grants = form.values.decision === 'grant'
  const paise = linesOf(order, form.values)?.reduce((sum, line) => sum + (line.paise ?? 0), 0)
  const amount = formatPaise(paise ?? 0)
  return (
    <ApiForm
      form={form}
      submit={grants ? t('Refund {amount}', { amount }) : t('Decline')}
      destructive={!grants}
      onCancel={close}
    >
      <NativeSelect
        label={t('Decision')}
        data={[
          { value: 'grant', label: t('Approve refund') },
          { value: 'decline', label: t('Decline') },
        ]}
        {...form.field('decision')}
      />
      {grants && <RefundFields order={order} field={form.field} />}
      <Textarea
        label={t('Note to the customer')}
        description={grants ? t('Optional.') : t('Give a reason. It is sent to the customer.')}
        minRows={2}
        maxLength={1000}
        {...form.field('note')}
      />
    </ApiForm>
  )
}
