import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { suspendPerson } from '#contract/accounts/people.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import { type Person, restore, suspend } from '../api.ts'

/** Suspends or restores a person, with a reason. */
export function SuspendAction({ person }: { person: Pick<Person, 'id' | 'name' | 'state'> }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const maySuspend = useMayUse()<typeof suspendPerson>('POST /api/web/v1/admin/people/{id}/suspension')
  const dialog = {
    onClose: () => setAsking(false),
    onDone: ({ message }: { message: string }) => {
      toast(t(message))
      refreshBackOffice(client)
    },
  }
  if (person.state === 'deleted' || !maySuspend) return null
  if (person.state === 'suspended') {
    return (
      <>
        <Button onClick={() => setAsking(true)}>{t('Restore')}</Button>
        {asking && (
          <ActDialog
            {...dialog}
            title={t('Restore {name}?', { name: person.name })}
            act={t('Restore')}
            send={(reason) => restore(api, person.id, reason)}
          >
            {t('They can log in again. Devices that were logged out stay logged out.')}
          </ActDialog>
        )}
      </>
    )
  }
  return (
    <>
      <Button variant="light" color="madder" onClick={() => setAsking(true)}>
        {t('Suspend')}
      </Button>
      {asking && (
        <ActDialog
          {...dialog}
          destructive
          title={t('Suspend {name}?', { name: person.name })}
          act={t('Suspend')}
          send={(reason) => suspend(api, person.id, reason)}
        >
          {t(
            'They are logged out everywhere immediately and cannot log in until restored. Their upcoming sessions are cancelled and refunded in full.',
          )}
        </ActDialog>
      )}
    </>
  )
}
