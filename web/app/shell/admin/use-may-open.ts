import { entriesFor } from './admin-entries.ts'
import { usePermissions } from './use-permissions.ts'

/** Whether the role of the reader opens a page of the rail; none until the role is known. */
export function useMayOpen() {
  const { known, mayUse } = usePermissions()
  const paths = known ? entriesFor(mayUse).map(({ path }) => path) : []
  return (path: string) => paths.includes(path)
}
