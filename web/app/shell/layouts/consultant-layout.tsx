import type { BannersHandle } from '~/domains/content/banners/shown-on.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

export const handle: TextsHandle & BannersHandle = { texts: ['consultant'], banners: ['consultant'] }

export default function ConsultantLayout() {
  return <DashboardFrame types={['consultant']} />
}
