import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import classes from './addresses.module.css'
import { type Address, refreshAddresses, removeAddress, setDefaultAddress } from './api.ts'

interface AddressListProps {
  addresses: readonly Address[]
  onEdit: (address: Address) => void
}

/** The customer's address book. */
export function AddressList({ addresses, onEdit }: AddressListProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<Address>()
  const acting = useMutation({
    mutationFn: (call: () => Promise<{ message: string }>) => call(),
    onSuccess: ({ message }) => {
      setRemoved(undefined)
      void toast(t(message))
    },
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => refreshAddresses(client, api),
  })
  return (
    <>
      <ul className={classes.list}>
        {addresses.map((address) => {
          const { id, name, mobile, street, city, pincode, isDefault } = address
          const hidden = (
            <span className="pm-visually-hidden">
              : {name}, {street}
            </span>
          )
          return (
            <li key={id}>
              <div className={classes.head}>
                <h2 lang={t.lang(name)}>{name}</h2>
                {isDefault && <Badge color="leaf">{t('Default|address')}</Badge>}
              </div>
              <address lang={t.lang(street)}>
                {street}, {city} <span className="pm-num">{pincode}</span>
                <br />
                <span className="pm-num">{formatMobile(mobile)}</span>
              </address>
              <div className={classes.actions}>
                <Button variant="default" onClick={() => onEdit(address)}>
                  {t('Edit address')}
                  {hidden}
                </Button>
                {!isDefault && (
                  <Button
                    variant="subtle"
                    disabled={acting.isPending}
                    onClick={() => acting.mutate(() => setDefaultAddress(api, id))}
                  >
                    {t('Set as default')}
                    {hidden}
                  </Button>
                )}
                <Button variant="subtle" onClick={() => setRemoved(address)}>
                  {t('Remove')}
                  {hidden}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {removed && (
        <ConfirmDialog
          opened
          title={t('Remove this address?')}
          keep={t('Keep it')}
          onKeep={() => setRemoved(undefined)}
          act={t('Remove')}
          onAct={() => acting.mutate(() => removeAddress(api, removed.id))}
          busy={acting.isPending}
        >
          {removed.street}, {removed.city} {removed.pincode}
        </ConfirmDialog>
      )}
    </>
  )
}
