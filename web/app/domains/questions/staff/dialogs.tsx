import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { SearchBox } from '~/ui/operated/data-table/search-box.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { questionPriceQuery } from '../api.ts'
import { reassign, type StaffQuestion, setPrice, substitutesQuery } from './api.ts'

interface DialogProps {
  question: StaffQuestion
  close: () => void
}

/** Gives the question to another consultant of its industry; the price stays. */
export function ReassignDialog({ question: { id, number, industry, pricePaise }, close }: DialogProps) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const [search, setSearch] = useState('')
  const found = useQuery({ ...substitutesQuery(api, id, search), placeholderData: keepPreviousData })
  const hours = useQuery(questionPriceQuery(api, industry.id)).data?.acceptHours
  const form = useApiForm({
    initialValues: { consultantId: '', reason: '' },
    validate: {
      consultantId: (chosen) => (chosen ? null : t('Choose a consultant.')),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: ({ consultantId, reason }) =>
      operation.send({ id, consultantId: Number(consultantId), reason }, (input, key) => reassign(api, input, key)),
    onDone: operation.onDone,
  })
  const substitutes = found.data?.substitutes ?? []
  return (
    <Dialog opened onClose={close} title={t('Assign {number} to', { number })}>
      {hours !== undefined && (
        <p>
          {t.count(
            hours,
            'They have {count} hour to accept. The price stays {amount}.',
            'They have {count} hours to accept. The price stays {amount}.',
            { amount: formatPaise(pricePaise) },
          )}
        </p>
      )}
      <SearchBox label={t('Consultant name')} value={search} change={(next) => setSearch(next.search ?? '')} />
      <ApiForm form={form} submit={t('Reassign')} onCancel={close}>
        <NativeSelect
          label={t('Consultant')}
          data={[
            { value: '', label: t('Choose') },
            ...substitutes.map(({ id: other, name, city, feePaise }) => ({
              value: String(other),
              label: [name, city, formatPaise(feePaise)].filter(Boolean).join(' · '),
            })),
          ]}
          {...form.field('consultantId')}
        />
        <ReasonField {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}

interface PriceDialogProps {
  /** Choices of the industry. */
  industries: readonly (
    | { value: string; label: string }
    | { group: string; items: { value: string; label: string }[] }
  )[]
  close: () => void
}

const RUPEES = /^\d{1,6}$/

/** The price of a question to any expert of an industry. Empty restores the usual price. */
export function PriceDialog({ industries, close }: PriceDialogProps) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const form = useApiForm({
    initialValues: { industryId: '', rupees: '', reason: '' },
    validate: {
      industryId: (chosen) => (chosen ? null : t('Choose an industry')),
      rupees: (typed) => (typed.trim() === '' || RUPEES.test(typed.trim()) ? null : t('Enter an amount.')),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: ({ industryId, rupees, reason }) =>
      setPrice(api, {
        ...{ industryId: Number(industryId), reason },
        pricePaise: rupees.trim() === '' ? null : Number(rupees) * 100,
      }),
    onDone: operation.onDone,
  })
  const industryId = Number(form.values.industryId)
  const price = useQuery({ ...questionPriceQuery(api, industryId), enabled: industryId > 0 }).data
  return (
    <Dialog opened onClose={close} title={t('Price by industry')}>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        <NativeSelect
          label={t('Industry')}
          data={[{ value: '', label: t('Choose an industry') }, ...industries]}
          {...form.field('industryId')}
        />
        {price && <p>{t('The price is {amount} now, plus GST.', { amount: formatPaise(price.pricePaise) })}</p>}
        <RupeesInput
          label={t('New price')}
          description={t('Leave empty for the price of the settings.')}
          {...form.field('rupees')}
        />
        <ReasonField {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
