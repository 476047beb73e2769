import { useQueryClient } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { MobileInput } from '~/ui/operated/mobile-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import { type Address, addAddress, changeAddress, refreshAddresses } from './api.ts'

interface AddressDialogProps {
  /** Undefined for a new one. */
  address?: Address | undefined
  /** Suggested for a new one. */
  buyer: { name: string; mobile: string }
  onSaved?: (id: number) => void
  close: () => void
}

/** A delivery address; city and state follow from the PIN code. */
export function AddressDialog({ address, buyer, onSaved, close }: AddressDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const filled = (text: string) => (text.trim() ? null : t('Please fill this in.'))
  const form = useApiForm({
    initialValues: {
      name: address?.name ?? buyer.name,
      mobile: address?.mobile ?? buyer.mobile,
      street: address?.street ?? '',
      pincode: address?.pincode ?? '',
    },
    validate: { name: filled, mobile: filled, street: filled, pincode: filled },
    send: (typed) => (address ? changeAddress(api, { id: address.id, ...typed }) : addAddress(api, typed)),
    onDone: async ({ data, message }) => {
      await refreshAddresses(client, api)
      void toast(t(message))
      onSaved?.(data.address.id)
      close()
    },
  })
  const { field } = form
  return (
    <Dialog opened onClose={close} title={address ? t('Edit address') : t('New address')}>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        <TextInput label={t('Name of the recipient')} maxLength={120} autoComplete="name" {...field('name')} />
        <MobileInput label={t('Mobile number')} {...field('mobile')} />
        <Textarea
          label={t('House, street and area')}
          minRows={2}
          autosize
          maxLength={200}
          autoComplete="street-address"
          {...field('street')}
        />
        <TextInput
          label={t('PIN code')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          {...field('pincode')}
        />
      </ApiForm>
    </Dialog>
  )
}
