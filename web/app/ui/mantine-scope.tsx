import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '~/theme/theme.ts'
import { chooseScheme, useScheme } from './scheme.ts'

let stop = () => {}

/** The scheme is ours to keep; Mantine is told of it. */
const manager: MantineColorSchemeManager = {
  get: () => useScheme.getState().scheme,
  set: chooseScheme,
  subscribe: (tell) => {
    stop = useScheme.subscribe(({ scheme }) => tell(scheme))
  },
  unsubscribe: () => stop(),
  clear: () => chooseScheme('auto'),
}

/**
 * What Mantine's components need around them. It stands around pages and popups that people operate,
 * not around the whole site: pages that are read load none of it.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
