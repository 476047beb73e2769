import { Outlet } from 'react-router'
import { MantineScope } from '~/ui/mantine-scope.tsx'
import { Guard } from '../guard.tsx'
import classes from './public-layout.module.css'
import { SiteFrame } from './site-frame.tsx'

/** A time that is held and paid for: a customer's own page with all the room. */
export default function BookLayout() {
  return (
    <SiteFrame>
      <main id="content" tabIndex={-1} className={classes.main} data-paying>
        <MantineScope>
          <Guard types={['user']}>
            <Outlet />
          </Guard>
        </MantineScope>
      </main>
    </SiteFrame>
  )
}
