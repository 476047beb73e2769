import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '~/theme/theme.ts'
import { chooseScheme, useScheme } from '../scheme.ts'

let stop = () => {}

/** The scheme is stored by us and passed to Mantine. */
const manager: MantineColorSchemeManager = {
  get: () => useScheme.getState().scheme,
  set: chooseScheme,
  subscribe: (notify) => {
    stop = useScheme.subscribe(({ scheme }) => notify(scheme))
  },
  unsubscribe: () => stop(),
  clear: () => chooseScheme('auto'),
}

/**
 * Context of Mantine's components. It wraps only pages and popups with controls, not the whole site: pages that are
 * only read load none of it.
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
