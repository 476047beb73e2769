import { Outlet } from 'react-router'

/** No header and no footer. */
export default function BareLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
