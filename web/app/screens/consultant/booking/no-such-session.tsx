import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { NoSuch } from '~/ui/no-such.tsx'

/** The session does not exist, belongs to another consultant, or could not be loaded. */
export function NoSuchSession({ error, retry }: { error: Error; retry: () => unknown }) {
  const t = useT()
  return (
    <NoSuch
      error={error}
      retry={retry}
      page={t('Session')}
      drawing="calendar"
      title={t('Session not found')}
      actions={<ButtonLink to="/bookings">{t('Bookings')}</ButtonLink>}
    >
      {t('It may have been assigned to another consultant.')}
    </NoSuch>
  )
}
