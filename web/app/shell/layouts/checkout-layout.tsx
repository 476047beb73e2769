import { Outlet } from 'react-router'
import { MantineScope } from '~/ui/mantine-scope.tsx'
import { Page } from '~/ui/page.tsx'
import { Guard } from '../guard.tsx'
import classes from './public-layout.module.css'
import { SiteFrame } from './site-frame.tsx'

/** What follows a payment: a customer's own page, with nothing beside it. */
export default function CheckoutLayout() {
  return (
    <SiteFrame>
      <main id="content" tabIndex={-1} className={classes.main} data-paying>
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
