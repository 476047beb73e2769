import { Outlet } from 'react-router'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import { Footer } from '../footer/footer.tsx'
import { CategoryRow } from '../header/category-row.tsx'
import classes from './public-layout.module.css'
import { SiteFrame } from './site-frame.tsx'

export const handle: TextsHandle = { texts: ['public'] }

export default function PublicLayout() {
  return (
    <SiteFrame
      underHeader={<CategoryRow />}
      footer={
        <DeferredHydration>
          <Footer />
        </DeferredHydration>
      }
    >
      <main id="content" tabIndex={-1} className={classes.main}>
        <DeferredHydration>
          <Outlet />
        </DeferredHydration>
      </main>
    </SiteFrame>
  )
}
