import type { ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { Icon } from '../icon.tsx'
import { Button } from './button.tsx'

type PayButtonProps = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** A button that moves money: offline it says so and is disabled, so that nothing is sent later unnoticed. */
export function PayButton({ children, ...rest }: PayButtonProps) {
  const t = useT()
  const online = useOnline()
  if (online) return <Button {...rest}>{children}</Button>
  return (
    <Button {...rest} disabled leftSection={<Icon name="wifi-off" />}>
      {t('You are offline')}
    </Button>
  )
}
