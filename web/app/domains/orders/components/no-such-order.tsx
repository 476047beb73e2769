import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { NoSuch } from '~/ui/no-such.tsx'
import { PAYMENTS_PATH } from '../paths.ts'

/** The order does not exist, belongs to another account, or could not be loaded. */
export function NoSuchOrder({ error, retry }: { error: Error; retry: () => unknown }) {
  const t = useT()
  return (
    <NoSuch
      error={error}
      retry={retry}
      page={t('Your order')}
      drawing="glass"
      title={t('Order not found')}
      actions={<ButtonLink to={PAYMENTS_PATH}>{t('Payments')}</ButtonLink>}
    >
      {t('Check the link, or look for the order under Payments.')}
    </NoSuch>
  )
}
