import type { ComponentProps } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { PlainButton } from './button-link.tsx'

/** `PayButton` for a bar that costs nothing to show. */
export function PlainPayButton({ disabled, children, ...rest }: ComponentProps<typeof PlainButton>) {
  const t = useT()
  const online = useOnline()
  return (
    <PlainButton {...rest} disabled={!online || disabled}>
      {online ? children : t('You are offline')}
    </PlainButton>
  )
}
