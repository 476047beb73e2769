import { Outlet } from 'react-router'
import type { BannersHandle } from '~/domains/content/banners/shown-on.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { MantineScope } from '~/ui/operated/mantine-scope.tsx'
import { Page } from '~/ui/page.tsx'
import { CompactFooter } from '../footer/compact-footer.tsx'
import { Guard } from '../guard.tsx'
import classes from './public-layout.module.css'
import { SiteFrame } from './site-frame.tsx'

export const handle: TextsHandle & BannersHandle = { texts: ['shop', 'bookings'], banners: [] }

/** An order that is being paid for: no category bar, so that nothing distracts. */
export default function CheckoutLayout() {
  return (
    <SiteFrame footer={<CompactFooter />}>
      <main id="content" tabIndex={-1} className={classes.own} data-paying>
        <MantineScope>
          <Page narrow>
            <Guard types={['user']}>
              <Outlet />
            </Guard>
          </Page>
        </MantineScope>
      </main>
    </SiteFrame>
  )
}
