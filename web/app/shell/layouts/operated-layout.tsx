import { Outlet } from 'react-router'
import { MantineScope } from '~/ui/mantine-scope.tsx'

/** For public pages with something to operate: forms, filters, pickers. */
export default function OperatedLayout() {
  return (
    <MantineScope>
      <Outlet />
    </MantineScope>
  )
}
