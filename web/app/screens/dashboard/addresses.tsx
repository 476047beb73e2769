import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ADDRESSES_MAX } from '#contract/accounts/constants.ts'
import { AddressDialog } from '~/domains/accounts/addresses/address-dialog.tsx'
import { AddressList } from '~/domains/accounts/addresses/address-list.tsx'
import { type Address, addressesQuery } from '~/domains/accounts/addresses/api.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('My addresses'),
  description: t('Where your orders are delivered.'),
  private: true,
}))

export default function Addresses() {
  const t = useT()
  const auth = useAuth((state) => state.auth)
  const [edited, setEdited] = useState<Address | 'new'>()
  const answer = useQuery(addressesQuery(useApi()))
  const addresses = answer.data?.addresses
  const add = <Button onClick={() => setEdited('new')}>{t('New address')}</Button>
  return (
    <>
      <PageHead
        title={t('My addresses')}
        action={addresses && addresses.length > 0 && addresses.length < ADDRESSES_MAX && add}
      >
        {t('Where your orders are delivered.')}
      </PageHead>
      {answer.isPending && <SkeletonLines lines={6} />}
      {answer.isError && !addresses && <LoadFailed retry={answer.refetch} />}
      {addresses?.length === 0 && (
        <EmptyState drawing="box" tint="e" title={t('No addresses yet')} actions={add}>
          {t('Save an address here and choose it when you order goods.')}
        </EmptyState>
      )}
      {addresses && addresses.length > 0 && <AddressList addresses={addresses} onEdit={setEdited} />}
      {edited && (
        <AddressDialog
          address={edited === 'new' ? undefined : edited}
          buyer={{ name: auth?.name ?? '', mobile: auth?.mobile ?? '' }}
          close={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
