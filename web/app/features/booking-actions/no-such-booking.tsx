import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { NoSuch } from '~/ui/no-such.tsx'

/** The booking does not exist, belongs to another account, or could not be loaded. */
export function NoSuchBooking({ error, retry }: { error: Error; retry: () => unknown }) {
  const t = useT()
  return (
    <NoSuch
      error={error}
      retry={retry}
      page={t('Your session')}
      drawing="calendar"
      title={t('Session not found')}
      actions={<ButtonLink to="/dashboard">{t('My bookings')}</ButtonLink>}
    >
      {t('Check the link, or look for the session in your bookings.')}
    </NoSuch>
  )
}
