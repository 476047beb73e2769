import type { ComponentProps } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { PlainButton } from './button-link.tsx'

type PlainPayButtonProps = ComponentProps<typeof PlainButton> & { busy: boolean }

/** `PayButton` without Mantine, for a bar. */
export function PlainPayButton({ busy, disabled, children, ...rest }: PlainPayButtonProps) {
  const t = useT()
  const online = useOnline()
  return (
    <PlainButton {...rest} disabled={!online || disabled} aria-busy={busy}>
      {online ? children : t('You are offline')}
    </PlainButton>
  )
}
