import { useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { CheckIn } from '~/domains/workshops/door/check-in.tsx'
import { page } from '~/lib/head.ts'

export const meta = page((t) => ({
  title: t('Check-in'),
  description: t('Check people in at the door, also without a network.'),
  private: true,
}))

export default function CheckInPage() {
  const owner = useAuth((state) => state.auth?.id)
  const id = Number(useParams().workshopId)
  return owner === undefined ? null : <CheckIn key={id} workshopId={id} owner={owner} />
}
