import { DashboardFrame } from './dashboard-frame.tsx'

/** For pages that customers and consultants share. */
export default function AccountLayout() {
  return <DashboardFrame types={['user', 'consultant']} />
}
