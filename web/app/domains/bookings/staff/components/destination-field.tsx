import { useT } from '~/lib/i18n/react.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'

export const destinationOf = (typed: string) => (typed === 'source' ? ('source' as const) : ('wallet' as const))

/** Where the gateway's part of a refund goes; the wallet's part always goes back to the wallet. */
export function DestinationField(props: object) {
  const t = useT()
  return (
    <NativeSelect
      label={t('Refund UPI, card and bank payments')}
      data={[
        { value: 'wallet', label: t('to the wallet, immediately') },
        { value: 'source', label: t('to the original payment method, in a few days') },
      ]}
      {...props}
    />
  )
}
