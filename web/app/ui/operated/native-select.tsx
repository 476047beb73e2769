import './foundation.css'
import { NativeSelect as MantineNativeSelect, type NativeSelectProps } from '@mantine/core'
import { Icon } from '../icon.tsx'

/** The native select: the easiest to use on a phone, with a keyboard or with a screen reader. */
export const NativeSelect = (props: NativeSelectProps) => (
  <MantineNativeSelect size="md" rightSection={<Icon name="selector" size={16} />} {...props} />
)
