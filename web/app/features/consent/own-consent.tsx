import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { dueConsentsQuery } from '~/domains/accounts/consents-api.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { useApi } from '~/lib/query.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'

const ConsentDialog = lazyWindow('accounts', async () => (await import('./consent-dialog.tsx')).ConsentDialog)

/** Calls, sign-in and payments are not interrupted, and the texts themselves can be read. */
const HIDDEN_ON =
  /^\/(?:room\/|meeting$|certificate$|login$|register$|checkout\/|book\/|cart$|maintenance$|busy$|term-conditions$|privacy$)/

/** Asks a customer or consultant to agree to new terms; closed, it asks again on the next visit. */
export function OwnConsent() {
  const api = useApi()
  const client = useQueryClient()
  const mayAsk = useAuth(({ auth }) => auth !== null && auth.type !== 'admin')
  const isHidden = HIDDEN_ON.test(plainPath(useLocation().pathname))
  const [later, setLater] = useState(false)
  const query = { ...dueConsentsQuery(api), staleTime: Number.POSITIVE_INFINITY }
  const { data } = useQuery({ ...query, enabled: mayAsk })
  const due = mayAsk && !isHidden && !later ? data?.due : undefined
  return due && due.length > 0 ? (
    <Suspense fallback={null}>
      <ConsentDialog
        due={due}
        onAgreed={() => client.setQueryData(query.queryKey, { due: [] })}
        onRefused={() => void client.invalidateQueries({ queryKey: query.queryKey })}
        onLater={() => setLater(true)}
      />
    </Suspense>
  ) : null
}
