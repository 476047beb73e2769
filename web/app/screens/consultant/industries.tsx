import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Expertise'),
  description: t('The industries you advise.'),
  private: true,
}))

export default function Expertise() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Expertise')} />
      <EmptyState drawing="bulb" tint="b" title={t('No industries chosen yet')}>
        {t('Customers find you by the industries you choose here.')}
      </EmptyState>
    </>
  )
}
