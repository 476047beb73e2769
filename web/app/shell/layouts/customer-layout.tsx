import { DashboardFrame } from './dashboard-frame.tsx'

export default function CustomerLayout() {
  return <DashboardFrame types={['user']} />
}
