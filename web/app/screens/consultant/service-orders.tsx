import { ServiceOrderList } from '~/features/service-order/order-list.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Service orders'),
  description: t('Services that customers ordered from you.'),
  private: true,
}))

export default function ServiceOrders() {
  const t = useT()
  return (
    <>
      <PageHead
        title={t('Service orders')}
        action={
          <ButtonLink to="/services" variant="outline">
            {t('Services you offer')}
          </ButtonLink>
        }
      >
        {t('The money is held until the customer accepts.')}
      </PageHead>
      <ServiceOrderList side="consultant" />
    </>
  )
}
