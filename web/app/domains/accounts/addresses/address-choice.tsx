import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { ChoiceList } from '~/ui/choice-list.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { AddressDialog } from './address-dialog.tsx'
import classes from './addresses.module.css'
import type { Address } from './api.ts'

/** The id of the button, for other parts of the page that lead to it. */
export const NEW_ADDRESS = 'new-address'

interface AddressChoiceProps {
  addresses: readonly Address[]
  chosen: number | undefined
  onChoose: (id: number) => void
  /** Suggested for a new address. */
  buyer: { name: string; mobile: string }
}

/** Where goods are delivered: an address of the address book, or a new one. */
export function AddressChoice({ addresses, chosen, onChoose, buyer }: AddressChoiceProps) {
  const t = useT()
  const [edited, setEdited] = useState<Address | 'new'>()
  const current = addresses.find(({ id }) => id === chosen)
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
        <Button id={NEW_ADDRESS} variant="default" onClick={() => setEdited('new')}>
          {t('New address')}
        </Button>
        {current && (
          <Button variant="subtle" onClick={() => setEdited(current)}>
            {t('Edit this address')}
          </Button>
        )}
        {addresses.length > 1 && (
          <ButtonLink to="/dashboard/addresses" variant="plain">
            {t('My addresses')}
          </ButtonLink>
        )}
      </div>
      {edited && (
        <AddressDialog
          address={edited === 'new' ? undefined : edited}
          buyer={buyer}
          onSaved={onChoose}
          close={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}
