import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { CallHelpDesk } from '~/shell/errors/call-help-desk.tsx'
import { ErrorView } from '~/shell/errors/error-view.tsx'
import { PlainButton } from '~/ui/button-link.tsx'

export const meta = page((t) => ({
  title: t('Under maintenance'),
  description: t('We are improving the site and will be back soon.'),
  private: true,
}))

/** Shown by a proxy during maintenance. */
export default function Maintenance() {
  const t = useT()
  return (
    <ErrorView
      drawing="scaffold"
      tint="b"
      title={t('Under maintenance')}
      actions={
        <>
          <PlainButton size="lg" onClick={() => window.location.replace('/')}>
            {t('Try again')}
          </PlainButton>
          <CallHelpDesk />
        </>
      }
    >
      {t('We are improving the site and will be back soon. Your bookings, papers and money are safe.')}
    </ErrorView>
  )
}
