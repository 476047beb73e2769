import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ChoiceList } from '~/ui/choice-list.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { AddressDialog } from './address-dialog.tsx'
import classes from './addresses.module.css'
import { type Address, refreshAddresses, removeAddress } from './api.ts'

interface AddressChoiceProps {
  addresses: readonly Address[]
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
  /** Suggested for a new address. */
  buyer: { name: string; mobile: string }
}

/** Where goods are delivered: an address of the address book, or a new one. */
export function AddressChoice({ addresses, chosen, onChoose, buyer }: AddressChoiceProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const removing = useMutation({
    mutationFn: (id: number) => removeAddress(api, id),
    onSuccess: async ({ message }) => {
      onChoose(undefined)
      void toast(t(message))
      await refreshAddresses(client, api)
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  return (
    <section className={classes.choice} aria-labelledby="deliver-to">
      <h2 id="deliver-to">{t('Deliver to')}</h2>
      {addresses.length > 0 && (
        <ChoiceList
          legend={t('Deliver to')}
          name="address"
          chosen={String(chosen ?? '')}
          onChoose={(value) => onChoose(Number(value))}
          choices={addresses.map(({ id, name, street, city, pincode }) => ({
            value: String(id),
            label: <span lang={t.lang(name)}>{name}</span>,
            note: `${street}, ${city} ${pincode}`,
          }))}
        />
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('New address')}
        </Button>
        {chosen !== undefined && (
          <Button variant="subtle" loading={removing.isPending} onClick={() => removing.mutate(chosen)}>
            {t('Remove this address')}
          </Button>
        )}
      </div>
      {isAdding && <AddressDialog {...buyer} onAdded={onChoose} close={() => setAdding(false)} />}
    </section>
  )
}
