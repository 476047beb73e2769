import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { NoSuch } from '~/ui/no-such.tsx'

interface NoSuchPageProps {
  error: Error
  retry: () => unknown
}

export function NoSuchPage(props: NoSuchPageProps) {
  const t = useT()
  return (
    <NoSuch
      {...props}
      page={t('Pages|of the site')}
      drawing="letter"
      title={t('This page does not exist')}
      actions={<ButtonLink to="/admin/pages">{t('All pages')}</ButtonLink>}
    >
      {t('The address may be wrong, or this version was never published.')}
    </NoSuch>
  )
}
