import { useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import { endTalk, type StaffCall } from './api.ts'

/** Staff end a talk: the consequences for both sides, and the reason. */
export function EndDialog({ call: { id, number }, onClose }: { call: StaffCall; onClose: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const keys = useIdempotencyKey()
  return (
    <ActDialog
      title={t('End call {number}?', { number })}
      act={t('End call')}
      destructive
      onClose={onClose}
      send={(reason) => endTalk(api, { id, reason }, keys.keyFor({ id, reason }))}
      onDone={({ message }) => {
        keys.done()
        void toast(t(message))
        void refreshBackOffice(client)
      }}
    >
      {t(
        'Both are notified immediately. The customer pays for the connected time; the rest of the blocked amount is released.',
      )}
    </ActDialog>
  )
}
