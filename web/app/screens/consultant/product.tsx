import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Products'),
  description: t('Products you sell.'),
  private: true,
}))

export default function Products() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Products')} />
      <EmptyState drawing="box" tint="e" title={t('No products yet')}>
        {t('Checklists, templates and kits you sell will be listed here.')}
      </EmptyState>
    </>
  )
}
