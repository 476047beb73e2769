import type { QueryClient } from '@tanstack/react-query'

const isOfTheBackOffice = ({ queryKey: [what] }: { queryKey: readonly unknown[] }) =>
  typeof what === 'string' && what.includes('/admin/')

/** After a staff action: refetches everything shown, including the audit log. */
export const refreshBackOffice = (client: QueryClient) => client.invalidateQueries({ predicate: isOfTheBackOffice })
