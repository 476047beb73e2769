import { useQuery } from '@tanstack/react-query'
import { permissionsQuery } from '~/domains/accounts/api.ts'
import { useApi } from '~/lib/query.tsx'
import { entriesFor } from './admin-entries.ts'

/** Whether the role of the reader opens a page of the rail; none until the role is known. */
export function useMayOpen() {
  const { data } = useQuery(permissionsQuery(useApi()))
  const calls = new Set<string>(data?.calls)
  const paths = entriesFor((call) => calls.has(call)).map(({ path }) => path)
  return (path: string) => paths.includes(path)
}
