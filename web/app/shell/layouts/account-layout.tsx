import type { BannersHandle } from '~/domains/content/banners/shown-on.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

export const handle: TextsHandle & BannersHandle = { texts: ['public'], banners: ['customer', 'consultant'] }

/** For pages that customers and consultants share. */
export default function AccountLayout() {
  return <DashboardFrame types={['user', 'consultant']} />
}
