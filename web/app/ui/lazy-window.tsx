import { type ComponentType, lazy } from 'react'
import type { Area } from '~/lib/i18n/areas.ts'
import { languageOf } from '~/lib/i18n/language.ts'
import { loadArea } from '~/lib/i18n/load.ts'

/** Something that opens over the page: it comes when it is first needed, with its Hindi and with Mantine around it. */
export function lazyWindow<P extends object>(area: Area, load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [Window, { MantineScope }] = await Promise.all([
      load(),
      import('./mantine-scope.tsx'),
      languageOf(window.location.pathname) === 'hi' && loadArea(area),
    ])
    // biome-ignore lint/correctness/noComponentHookFactories: made once, when the window is loaded.
    const Scoped = (props: P) => (
      <MantineScope>
        <Window {...props} />
      </MantineScope>
    )
    return { default: Scoped }
  })
}
