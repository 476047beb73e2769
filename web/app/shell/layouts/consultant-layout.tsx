import { DashboardFrame } from './dashboard-frame.tsx'

export default function ConsultantLayout() {
  return <DashboardFrame types={['consultant']} />
}
