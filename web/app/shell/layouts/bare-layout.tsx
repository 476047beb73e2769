import { Outlet } from 'react-router'
import type { TextsHandle } from '~/lib/i18n/areas.ts'

export const handle: TextsHandle = { texts: ['public'] }

/** No header and no footer. */
export default function BareLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
