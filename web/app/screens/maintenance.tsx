import { useSettings } from '~/domains/settings/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { ErrorView } from '~/shell/errors/error-view.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'

export const meta = page((t) => ({
  title: t('Closed for repairs'),
  description: t('We are working on the site and are back soon.'),
  private: true,
}))

/** What a proxy shows while the house is closed. */
export default function Maintenance() {
  const t = useT()
  const phone = useSettings()?.helpDeskPhone
  return (
    <ErrorView
      drawing="scaffold"
      tint="b"
      title={t('Closed for repairs')}
      actions={
        <>
          <PlainButton size="lg" onClick={() => window.location.replace('/')}>
            {t('Try again')}
          </PlainButton>
          {phone && (
            <ButtonLink to={telephone(phone)} variant="outline" size="lg" icon="phone">
              {phone}
            </ButtonLink>
          )}
        </>
      }
    >
      {t('We are working on the site and open again as soon as we are done. Your bookings, papers and money are safe.')}
    </ErrorView>
  )
}
