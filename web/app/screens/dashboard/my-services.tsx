import { orderPath } from '~/domains/orders/paths.ts'
import { BoughtServices } from '~/domains/services/bought/bought-services.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('My services'),
  description: t('The services you ordered and their status.'),
  private: true,
}))

export default function MyServices() {
  const t = useT()
  return (
    <>
      <PageHead title={t('My services')}>{t('Fixed-price services you ordered, and their status.')}</PageHead>
      <BoughtServices orderPath={orderPath} />
    </>
  )
}
