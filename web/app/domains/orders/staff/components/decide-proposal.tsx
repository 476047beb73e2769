import type * as contract from '#contract/orders/refund-proposals.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Facts } from '~/ui/facts.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { approveProposal, operationWords, type RefundProposal, rejectProposal, withdrawProposal } from '../proposals.ts'

export type ProposalReason = (reasonCode: NonNullable<RefundProposal['reasonCode']>) => string

interface DecideProposalProps {
  proposal: RefundProposal
  reasonOf: ProposalReason
  close: () => void
}

/** What a colleague has proposed, to approve or reject; one’s own can only be withdrawn. */
export function DecideProposal({ proposal, reasonOf, close }: DecideProposalProps) {
  const t = useT()
  const { orderId: id, paise, to, buyer, operation, reasonCode, note, proposedBy } = proposal
  const mayDecide = useMayUse()<typeof contract.approveRefundProposal>(
    'POST /api/web/v1/admin/refund-proposals/{id}/approvals',
  )
  return (
    <Dialog opened onClose={close} title={t('Refund of {amount}', { amount: formatExactPaise(paise) })} width={640}>
      <Facts
        facts={[
          [t('Customer'), buyer.name],
          [t('Order'), `${id} · ${titleOf(proposal, t.language)}`],
          [t('What'), t(operationWords[operation])],
          [
            t('Where the money goes'),
            to === 'source'
              ? t('UPI, card and bank payments to the original payment method')
              : t('to the wallet, immediately'),
          ],
          [t('Reason, for the customer'), reasonCode && reasonOf(reasonCode)],
          [t('Note, for staff'), note],
          [t('Proposed by'), proposedBy],
        ]}
      />
      {proposal.mine ? (
        <Withdraw proposal={proposal} close={close} />
      ) : mayDecide ? (
        <Decide proposal={proposal} close={close} />
      ) : (
        <p>{t('Operations or finance decide this.')}</p>
      )}
    </Dialog>
  )
}

function Withdraw({ proposal: { id }, close }: Omit<DecideProposalProps, 'reasonOf'>) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  const form = useApiForm({
    initialValues: {},
    send: () => send({ id }, (sent, key) => withdrawProposal(api, sent, key)),
    onDone,
  })
  return (
    <>
      <p>{t('You proposed this. A colleague has to approve it before it is paid.')}</p>
      <ApiForm form={form} submit={t('Withdraw')} destructive onCancel={close}>
        {null}
      </ApiForm>
    </>
  )
}

function Decide({ proposal: { id, paise }, close }: Omit<DecideProposalProps, 'reasonOf'>) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  const form = useApiForm({
    initialValues: { decision: 'approve', note: '' },
    validate: {
      note: (note, { decision }) => (decision === 'approve' || note.trim() ? null : t('Please fill this in.')),
    },
    send: ({ decision, note }) =>
      decision === 'approve'
        ? send({ id, note }, (sent, key) => approveProposal(api, sent, key))
        : send({ id, reason: note }, (sent, key) => rejectProposal(api, sent, key)),
    onDone,
  })
  const approves = form.values.decision === 'approve'
  return (
    <ApiForm
      form={form}
      submit={approves ? t('Approve {amount}', { amount: formatExactPaise(paise) }) : t('Reject')}
      destructive={!approves}
      onCancel={close}
    >
      <NativeSelect
        label={t('Decision')}
        data={[
          { value: 'approve', label: t('Approve and pay') },
          { value: 'reject', label: t('Reject') },
        ]}
        {...form.field('decision')}
      />
      <Textarea
        label={t('Note, for staff')}
        description={approves ? t('Optional.') : t('Give a reason. It is kept in the audit log.')}
        minRows={2}
        maxLength={500}
        {...form.field('note')}
      />
    </ApiForm>
  )
}
