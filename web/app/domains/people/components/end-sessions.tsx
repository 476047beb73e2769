import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { endPersonSessions } from '#contract/accounts/people.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import { endSessions } from '../api.ts'

/** Logs a person out of every device, with a reason. */
export function EndSessions({ person }: { person: { id: number; name: string } }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const mayEnd = useMayUse()<typeof endPersonSessions>('DELETE /api/web/v1/admin/people/{id}/sessions')
  if (!mayEnd) return null
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('Log out everywhere')}
      </Button>
      {asking && (
        <ActDialog
          title={t('Log {name} out everywhere?', { name: person.name })}
          act={t('Log out everywhere')}
          onClose={() => setAsking(false)}
          send={(reason) => endSessions(api, person.id, reason)}
          onDone={({ message }) => {
            void toast(t(message))
            void refreshBackOffice(client)
          }}
        >
          {t('Every device is logged out immediately. They can log in again with their mobile number.')}
        </ActDialog>
      )}
    </>
  )
}
