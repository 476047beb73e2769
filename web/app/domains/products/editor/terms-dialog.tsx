import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { toast } from '~/ui/toast.tsx'
import { type SellingTerms, saveTerms, termsQuery } from '../goods/api.ts'

/** Who sells goods, what delivery costs, and where it goes. */
export function TermsDialog({ close }: { close: () => void }) {
  const t = useT()
  const answer = useQuery(termsQuery(useApi()))
  return (
    <Dialog opened onClose={close} title={t('Delivery terms')}>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.data && (answer.data.hasGstin ? <TermsForm stored={answer.data} close={close} /> : <NoGstin />)}
    </Dialog>
  )
}

function NoGstin() {
  const t = useT()
  return (
    <Alert color="yellow">
      {t('Goods are sold on your own invoice, so you need a GSTIN.')}{' '}
      <LocalLink to="/bank-details">{t('Add it in your bank details')}</LocalLink>
    </Alert>
  )
}

const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean)
const isPrefix = (text: string) => /^[1-9]\d{0,5}$/.test(text)

function TermsForm({ stored: { terms }, close }: { stored: SellingTerms; close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const filled = (text: string) => (text.trim() ? null : t('Please fill this in.'))
  const form = useApiForm({
    initialValues: {
      name: terms?.name ?? '',
      address: terms?.address ?? '',
      shippingPaise: terms ? String(terms.shippingPaise / 100) : '',
      pincodes: terms?.pincodes.join(', ') ?? '',
    },
    validate: {
      name: filled,
      address: filled,
      shippingPaise: (text) => (text !== '' && Number(text) >= 0 ? null : t('Enter an amount in rupees.')),
      pincodes: (text) => (listed(text).every(isPrefix) ? null : t('Enter digits with commas between them.')),
    },
    send: ({ shippingPaise, pincodes, ...party }) =>
      saveTerms(api, {
        ...party,
        shippingPaise: Math.round(Number(shippingPaise) * 100),
        pincodes: listed(pincodes),
      }),
    onDone: ({ message }) => {
      void toast(t(message))
      void client.invalidateQueries({ queryKey: termsQuery(api).queryKey })
      close()
    },
  })
  const { field } = form
  return (
    <ApiForm form={form} submit={t('Save')} onCancel={close}>
      <TextInput label={t('Seller’s name on the invoice')} maxLength={120} {...field('name')} />
      <Textarea
        label={t('Seller’s address on the invoice')}
        minRows={2}
        autosize
        maxLength={300}
        {...field('address')}
      />
      <RupeesInput label={t('Delivery for each order, before GST')} whole {...field('shippingPaise')} />
      <TextInput
        label={t('PIN codes you deliver to')}
        description={t('First digits, such as 411, 40. Leave it empty for all of India.')}
        {...field('pincodes')}
      />
      {terms && <p className="pm-num">GSTIN: {terms.gstin}</p>}
    </ApiForm>
  )
}
