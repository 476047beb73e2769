import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { proposalsQuery } from '../proposals.ts'
import { DecideProposal, type ProposalReason } from './decide-proposal.tsx'

/** The refund of an order that a second person has to approve; nothing if there is none. */
export function WaitingRefund({ orderId, reasonOf }: { orderId: number; reasonOf: ProposalReason }) {
  const t = useT()
  const [deciding, setDeciding] = useState(false)
  const { data } = useQuery(proposalsQuery(useApi(), { order: orderId, state: 'waiting' }))
  const proposal = data?.data[0]
  if (!proposal) return null
  const amount = formatExactPaise(proposal.paise)
  return (
    <Alert
      color="marigold"
      icon={<Icon name="alert-circle" />}
      title={t('A refund of {amount} needs a second person', { amount })}
    >
      {t('Proposed by {name}. It is not paid yet.', { name: proposal.proposedBy })}{' '}
      <Button variant="light" size="sm" onClick={() => setDeciding(true)}>
        {t('View refund')}
      </Button>
      {deciding && <DecideProposal proposal={proposal} reasonOf={reasonOf} close={() => setDeciding(false)} />}
    </Alert>
  )
}
