import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { suspendPerson } from '#contract/accounts/people.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { type Person, suspend } from '../api.ts'

interface Outcome {
  done: number
  /** People who could not be suspended, with the server's problem. */
  refused: string[]
}

/** Suspends the selected people for one reason, and lists those who could not be. */
export function SuspendMany({ people, onDone }: { people: readonly Person[]; onDone: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const maySuspend = useMayUse()<typeof suspendPerson>('POST /api/web/v1/admin/people/{id}/suspension')

  async function suspendAll(reason: string): Promise<Outcome> {
    const refused: string[] = []
    for (const { id, name } of people) {
      await suspend(api, id, reason).catch((error: unknown) => refused.push(`${name}: ${problemText(error, t)}`))
    }
    return { done: people.length - refused.length, refused }
  }
  function notify({ done, refused }: Outcome) {
    if (refused.length > 0) toastFailure(refused.join(' '))
    else toast(t.count(done, '{count} person suspended', '{count} users suspended'))
    refreshBackOffice(client)
    onDone()
  }
  if (!maySuspend) return null
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setAsking(true)}>
        {t('Suspend')}
      </Button>
      {asking && (
        <ActDialog
          title={t.count(people.length, 'Suspend {count} person?', 'Suspend {count} users?')}
          act={t('Suspend')}
          destructive
          onClose={() => setAsking(false)}
          send={suspendAll}
          onDone={notify}
        >
          <p>{people.map(({ name }) => name).join(', ')}</p>
          {t(
            'They are logged out everywhere immediately and cannot log in until restored. Their upcoming sessions are cancelled and refunded in full.',
          )}
        </ActDialog>
      )}
    </>
  )
}
