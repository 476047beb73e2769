import { ServiceOrderList } from '~/features/service-order/order-list.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
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
      <PageHead
        title={t('My services')}
        action={
          <ButtonLink to="/service" variant="outline">
            {t('Browse services')}
          </ButtonLink>
        }
      >
        {t('Fixed-scope work, paid up front and released when you accept.')}
      </PageHead>
      <ServiceOrderList side="customer" />
    </>
  )
}
