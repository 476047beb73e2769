import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Need help'),
  description: t('The help desk, your requests and your password.'),
  private: true,
}))

export default function NeedHelp() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Need help')} />
      <EmptyState drawing="phone" tint="d" title={t('The help desk is one call away')}>
        {t('Call the number at the top of the page, or write through the enquiry form at the foot of it.')}
      </EmptyState>
    </>
  )
}
