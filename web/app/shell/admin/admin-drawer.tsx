import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { Drawer } from '~/ui/operated/drawer.tsx'
import { useFocusBack } from '~/ui/use-focus-back.ts'
import classes from './admin-layout.module.css'
import { AdminRail } from './admin-rail.tsx'

/** The back office's rail on a phone. */
export function AdminDrawer({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useT()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the path changes.
  useEffect(() => close, [pathname])
  useFocusBack(opened)
  return (
    <Drawer.Root
      opened={opened}
      onClose={close}
      size={300}
      returnFocus={false}
      classNames={{ content: `${classes.drawer} pm-on-dark` }}
      // The theme sets the background of every Paper inline, so a class alone would lose.
      styles={{ content: { backgroundColor: 'var(--pm-band)' } }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('Menu')}>
        <Drawer.CloseButton className={classes.close ?? ''} aria-label={t('Close')} />
        <AdminRail />
      </Drawer.Content>
    </Drawer.Root>
  )
}
