import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ChoiceList } from '~/ui/choice-list.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import { cancelShipment, type OwnShipment, refreshShipments } from '../goods/api.ts'

/** A seller who cannot send goods: why, and whether they can still be sold. */
export function CancelDialog({ shipment: { id }, close }: { shipment: OwnShipment; close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [stock, setStock] = useState<'back' | 'gone'>('gone')
  const form = useApiForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('Please fill this in.')) },
    send: ({ reason }) => cancelShipment(api, { id, reason, backInStock: stock === 'back' }),
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshShipments(client)
      close()
    },
  })
  return (
    <Dialog opened onClose={close} title={t('Cancel this order?|goods')}>
      <p>{t('The customer gets a full refund now, including the delivery fee, and can read your reason.')}</p>
      <ApiForm form={form} submit={t('Cancel and refund')} destructive onCancel={close}>
        <Textarea
          label={t('Why can’t you send it?')}
          minRows={2}
          autosize
          maxLength={500}
          data-autofocus
          {...form.field('reason')}
        />
        <p>{t('Can it still be sold?')}</p>
        <ChoiceList
          legend={t('Can it still be sold?')}
          name="stock"
          chosen={stock}
          onChoose={setStock}
          choices={[
            { value: 'gone', label: t('No. Leave my stock as it is.') },
            { value: 'back', label: t('Yes. Add it back to my stock.') },
          ]}
        />
      </ApiForm>
    </Dialog>
  )
}
