import { useQuery } from '@tanstack/react-query'
import { brandQuery } from '~/domains/settings/admin/brand/api.ts'
import { BrandForm } from '~/domains/settings/admin/brand/brand-form.tsx'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useMayOpen } from '~/shell/admin/use-may-open.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Brand and contacts'),
  description: t('Name, logo, colour and contacts of the product.'),
  private: true,
}))

export default function BrandPage() {
  const t = useT()
  const mayOpen = useMayOpen()
  const { data, isError, refetch } = useQuery(brandQuery(useApi()))
  return (
    <>
      <PageHead title={t('Brand and contacts')}>
        {t('Applies immediately to pages, messages and documents.')}{' '}
        {mayOpen('/admin/audit-log') && (
          <LocalLink to="/admin/audit-log?subject=brand%3Asite">{t('Earlier changes')}</LocalLink>
        )}
      </PageHead>
      {isError && !data && <LoadFailed retry={refetch} />}
      {!data && !isError && <SkeletonLines lines={8} />}
      {data && <BrandForm key={data.changedAt} {...data} />}
    </>
  )
}
