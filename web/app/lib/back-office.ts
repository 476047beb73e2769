import type { QueryClient } from '@tanstack/react-query'

const isOfTheBackOffice = ({ queryKey: [what] }: { queryKey: readonly unknown[] }) =>
  typeof what === 'string' && what.includes('/admin/')

/** After a deed of staff: what they look at is asked anew, the audit log included. */
export const refreshBackOffice = (client: QueryClient) => client.invalidateQueries({ predicate: isOfTheBackOffice })
