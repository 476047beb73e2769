import { bookingPath } from '~/domains/bookings/paths.ts'
import { CallHistory } from '~/domains/talks/history/call-history.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Call history'),
  description: t('Your calls and sessions with their cost.'),
  private: true,
}))

export default function Calls() {
  const t = useT()
  return (
    <>
      <PageHead
        title={t('Call history')}
        action={
          <ButtonLink to="/expert-talk/industrial" icon="phone-call">
            {t('Talk now')}
          </ButtonLink>
        }
      >
        {t('Your calls and sessions with their cost.')}
      </PageHead>
      <CallHistory side="customer" bookingPath={bookingPath} />
    </>
  )
}
