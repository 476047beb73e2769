import { useParams } from 'react-router'
import { ServiceOrderScreen } from '~/features/service-order/order-screen.tsx'
import { page } from '~/lib/head.ts'

export const meta = page((t) => ({
  title: t('Service'),
  description: t('An ordered service and its status.'),
  private: true,
}))

export default function ConsultantServiceOrder() {
  return <ServiceOrderScreen id={Number(useParams().serviceOrder)} side="consultant" />
}
