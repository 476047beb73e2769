import { type ComponentType, lazy } from 'react'
import type { Area } from '~/lib/i18n/areas.ts'
import { languageOf } from '~/lib/i18n/language.ts'
import { loadTexts } from '~/lib/i18n/load.ts'

/** A lazily loaded popup: fetched when it is first needed, with its Hindi texts and Mantine. */
export function lazyWindow<P extends object>(area: Area, load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [Window, { MantineScope }] = await Promise.all([
      load(),
      import('./operated/mantine-scope.tsx'),
      languageOf(window.location.pathname) === 'hi' && loadTexts([area]),
    ])
    // biome-ignore lint/correctness/noComponentHookFactories: created once, when the popup is loaded.
    const Scoped = (props: P) => (
      <MantineScope>
        <Window {...props} />
      </MantineScope>
    )
    return { default: Scoped }
  })
}
