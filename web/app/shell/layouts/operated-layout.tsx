import { Outlet } from 'react-router'
import { MantineScope } from '~/ui/operated/mantine-scope.tsx'

/** For public pages with forms, filters or pickers. */
export default function OperatedLayout() {
  return (
    <MantineScope>
      <Outlet />
    </MantineScope>
  )
}
