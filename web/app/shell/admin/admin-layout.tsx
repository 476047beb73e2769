import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { SavedViews } from '~/domains/accounts/saved-views/saved-views.tsx'
import { useAuth } from '~/domains/accounts/state.ts'
import type { BannersHandle } from '~/domains/content/banners/shown-on.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { MayUseProvider } from '~/lib/may-use.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { NotAllowed } from '~/ui/operated/data-table/not-allowed.tsx'
import { ViewsSlot } from '~/ui/operated/data-table/views-slot.ts'
import { MantineScope } from '~/ui/operated/mantine-scope.tsx'
import { Logo } from '../../domains/settings/components/logo.tsx'
import { Guard } from '../guard.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import { SkipLink } from '../skip-link.tsx'
import { isClosed } from './admin-entries.ts'
import classes from './admin-layout.module.css'
import { AdminRail } from './admin-rail.tsx'
import { AdminSecondFactor } from './admin-second-factor.tsx'
import { usePermissions } from './use-permissions.ts'
import { useSearchKeys } from './use-search-keys.ts'

export const handle: TextsHandle & BannersHandle = { texts: ['admin'], banners: [] }

const AdminSearch = lazyWindow('shell', async () => (await import('./admin-search.tsx')).AdminSearch)
const AdminDrawer = lazyWindow('shell', async () => (await import('./admin-drawer.tsx')).AdminDrawer)

/** The back office: its own rail, and the full width for the content. */
export default function AdminLayout() {
  const t = useT()
  const [open, setOpen] = useState<boolean>()
  const [searching, setSearching] = useState(false)
  useSearchKeys(() => setSearching(true))
  const me = useAuth((state) => state.auth)
  const mayUse = usePermissions()
  const closed = isClosed(plainPath(useLocation().pathname), mayUse)
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.bar}>
        <IconButton icon="menu-2" label={t('Menu')} onClick={() => setOpen(true)} />
        <Logo />
        {me && (
          <span className={classes.search}>
            <IconButton icon="search" label={t('Search')} onClick={() => setSearching(true)} />
          </span>
        )}
        {me && (
          <span className={classes.me} title={me.name}>
            <Avatar name={me.name} picture={me.thumbnail} />
            <span className="pm-visually-hidden">{me.name}</span>
          </span>
        )}
      </header>
      <aside className={`${classes.rail} pm-on-dark`}>
        <AdminRail search={() => setSearching(true)} />
      </aside>
      <div className={classes.work}>
        <OfflineBar />
        <main id="content" tabIndex={-1} className={classes.main}>
          <MantineScope>
            <Guard types={['admin']}>
              <MayUseProvider value={mayUse}>
                <ViewsSlot value={SavedViews}>{closed ? <NotAllowed /> : <Outlet />}</ViewsSlot>
              </MayUseProvider>
              <AdminSecondFactor />
            </Guard>
          </MantineScope>
        </main>
      </div>
      {open !== undefined && (
        <Suspense fallback={null}>
          <AdminDrawer opened={open} close={() => setOpen(false)} />
        </Suspense>
      )}
      {searching && me?.type === 'admin' && (
        <Suspense fallback={null}>
          <AdminSearch close={() => setSearching(false)} />
        </Suspense>
      )}
    </div>
  )
}
