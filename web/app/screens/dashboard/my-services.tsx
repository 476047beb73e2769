import { orderPath } from '~/domains/orders/paths.ts'
import { BoughtServices } from '~/domains/services/bought/bought-services.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('My services'),
  description: t('The services you ordered and their next step.'),
  private: true,
}))

export default function MyServices() {
  const t = useT()
  return (
    <>
      <PageHead title={t('My services')}>{t('Work of a fixed scope that you ordered, and its next step.')}</PageHead>
      <BoughtServices orderPath={orderPath} />
    </>
  )
}
