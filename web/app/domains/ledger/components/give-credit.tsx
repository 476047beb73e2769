import { useState } from 'react'
import type { givePromotionalCredit } from '#contract/ledger/endpoints.ts'
import { PROMOTIONAL_CREDIT_MAX_PAISE } from '#contract/wallet/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { giveCredit } from '../api.ts'

interface Customer {
  id: number
  name: string
}

/** Grants a customer promotional credit, with a reason. */
export function GiveCredit({ person }: { person: Customer }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const mayGive = useMayUse()<typeof givePromotionalCredit>('POST /api/web/v1/staff/promotional-credits')
  if (!mayGive) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('Give credit')}
      </Button>
      {asking && <GiveCreditDialog person={person} close={() => setAsking(false)} />}
    </>
  )
}

const RUPEES = /^\d{1,5}(\.\d{1,2})?$/
const paiseOf = (rupees: string) => Math.round(Number(rupees.trim()) * 100)

function GiveCreditDialog({ person, close }: { person: Customer; close: () => void }) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  const most = formatPaise(PROMOTIONAL_CREDIT_MAX_PAISE)
  const fits = (rupees: string) =>
    RUPEES.test(rupees.trim()) && paiseOf(rupees) >= 100 && paiseOf(rupees) <= PROMOTIONAL_CREDIT_MAX_PAISE
  const form = useApiForm({
    initialValues: { amountPaise: '', reason: '' },
    validate: {
      amountPaise: (rupees) => (fits(rupees) ? null : t('Enter an amount from ₹1 to {most}.', { most })),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: ({ amountPaise, reason }) => {
      const input = { accountId: person.id, amountPaise: paiseOf(amountPaise), reason }
      return send(input, (sent, key) => giveCredit(api, sent, key))
    },
    onDone,
  })
  return (
    <Dialog opened onClose={close} title={t('Give {name} promotional credit', { name: person.name })}>
      <p>{t('It is used before their own money and cannot be withdrawn.')}</p>
      <ApiForm form={form} submit={t('Give credit')} onCancel={close}>
        <RupeesInput
          data-autofocus
          label={t('Amount in rupees')}
          required
          withAsterisk={false}
          {...form.field('amountPaise')}
        />
        <ReasonField {...form.field('reason')} maxLength={300} />
      </ApiForm>
    </Dialog>
  )
}
