import { CallHistory } from '~/domains/talks/history/call-history.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Call history'),
  description: t('Your calls and sessions with their earnings.'),
  private: true,
}))

export default function Calls() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Call history')}>{t('Your calls and sessions with their earnings.')}</PageHead>
      <CallHistory side="consultant" bookingPath={(id) => `/bookings/${id}`} />
    </>
  )
}
