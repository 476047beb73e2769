import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

export const handle: TextsHandle = { texts: ['dashboard'] }

export default function CustomerLayout() {
  return <DashboardFrame types={['user']} />
}
