import { useAuth } from '~/domains/accounts/state.ts'
import { SharedDocuments } from '~/domains/locker/components/shared-documents.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { Panel } from '~/ui/panel.tsx'

/** The documents that both parties shared into a booking. */
export function BookingDocuments({ bookingId, name }: { bookingId: number; name: string }) {
  const t = useT()
  const token = useAuth(({ auth }) => auth?.token)
  return (
    <Panel title={t('Shared documents')}>
      <SharedDocuments subject={{ kind: 'booking', id: bookingId }} token={token} name={name} />
    </Panel>
  )
}
