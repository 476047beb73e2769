import { useT } from '~/lib/i18n/react.tsx'
import { NativeSelect } from '~/ui/native-select.tsx'

export const destinationOf = (typed: string) => (typed === 'source' ? ('source' as const) : ('wallet' as const))

/** Where the gateway's part of a refund goes; what came from the wallet goes back there in any case. */
export function DestinationField(props: object) {
  const t = useT()
  return (
    <NativeSelect
      label={t('What was paid by UPI, card or bank goes')}
      data={[
        { value: 'wallet', label: t('into the wallet, at once') },
        { value: 'source', label: t('back where it came from, in a few days') },
      ]}
      {...props}
    />
  )
}
