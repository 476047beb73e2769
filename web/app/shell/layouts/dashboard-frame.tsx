import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { AccountType } from '#contract/endpoint.ts'
import { MantineScope } from '~/ui/operated/mantine-scope.tsx'
import { CompactFooter } from '../footer/compact-footer.tsx'
import { Guard } from '../guard.tsx'
import { CategoryRow } from '../header/category-row.tsx'
import classes from './dashboard-frame.module.css'
import { SideList } from './side-list.tsx'
import { SiteFrame } from './site-frame.tsx'

interface DashboardFrameProps {
  types: readonly [AccountType, ...AccountType[]]
  /** Shown to visitors instead of sending them to the login page. */
  visitor?: ReactNode
}

/** Site header, side list of the account's pages, and the page. */
export function DashboardFrame({ types, visitor }: DashboardFrameProps) {
  return (
    <SiteFrame underHeader={<CategoryRow />} footer={<CompactFooter />}>
      <div className={classes.frame}>
        <SideList fallback={types[0]} />
        <main id="content" tabIndex={-1} className={classes.main}>
          <MantineScope>
            <Guard types={types} visitor={visitor}>
              <Outlet />
            </Guard>
          </MantineScope>
        </main>
      </div>
    </SiteFrame>
  )
}
