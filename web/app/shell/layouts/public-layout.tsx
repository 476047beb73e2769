import { Outlet } from 'react-router'
import { InItsTurn } from '~/ui/in-its-turn.tsx'
import { Footer } from '../footer/footer.tsx'
import { CategoryRow } from '../header/category-row.tsx'
import classes from './public-layout.module.css'
import { SiteFrame } from './site-frame.tsx'

export default function PublicLayout() {
  return (
    <SiteFrame
      underHeader={<CategoryRow />}
      footer={
        <InItsTurn>
          <Footer />
        </InItsTurn>
      }
    >
      <main id="content" tabIndex={-1} className={classes.main}>
        <InItsTurn>
          <Outlet />
        </InItsTurn>
      </main>
    </SiteFrame>
  )
}
