import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

export const handle: TextsHandle = { texts: ['consultant'] }

export default function ConsultantLayout() {
  return <DashboardFrame types={['consultant']} />
}
