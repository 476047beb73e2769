import { CallHistory } from '~/domains/talks/history/call-history.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Call history'),
  description: t('Your talks and sessions, with what they earned.'),
  private: true,
}))

export default function Calls() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Call history')}>{t('Your talks and sessions, with what they earned.')}</PageHead>
      <CallHistory side="consultant" bookingPath={(id) => `/bookings/${id}`} />
    </>
  )
}
