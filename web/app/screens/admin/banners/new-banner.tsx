import { BannerEditor } from '~/domains/content/banners/staff/banner-editor.tsx'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from '../talk.module.css'

export const meta = page((t) => ({
  title: t('New banner'),
  description: t('Short announcements on the site.'),
  private: true,
}))

export default function NewBannerPage() {
  const t = useT()
  return (
    <>
      <LocalLink to="/admin/banners" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Banners')}
      </LocalLink>
      <BannerEditor saved={undefined} />
    </>
  )
}
