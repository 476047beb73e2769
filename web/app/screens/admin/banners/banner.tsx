import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { staffBannerQuery } from '~/domains/content/banners/staff/api.ts'
import { BannerEditor } from '~/domains/content/banners/staff/banner-editor.tsx'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from '../talk.module.css'

export const meta = page((t) => ({
  title: t('Edit banner'),
  description: t('Short announcements on the site.'),
  private: true,
}))

export default function BannerPage() {
  const t = useT()
  const { data, error } = useQuery(staffBannerQuery(useApi(), Number(useParams().bannerId)))
  if (error && !data)
    return (
      <EmptyState
        drawing="letter"
        tint="d"
        title={t('This banner cannot be shown')}
        actions={<ButtonLink to="/admin/banners">{t('All banners')}</ButtonLink>}
      >
        {problemText(error, t)}
      </EmptyState>
    )
  if (!data) return <SkeletonLines lines={10} />
  return (
    <>
      <LocalLink to="/admin/banners" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Banners')}
      </LocalLink>
      <BannerEditor key={`${data.banner.id} ${data.banner.version}`} saved={data} />
    </>
  )
}
