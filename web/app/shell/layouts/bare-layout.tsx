import { Outlet } from 'react-router'

/** No header, no footer: the page is all there is. */
export default function BareLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
