import type { QueryClient } from '@tanstack/react-query'

/** Queries that show questions, and the documents shared into them. */
const TOUCHED = /\/(?:questions|open-questions|locker\/shares)(?:\/|$)/

export const refreshQuestions = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [what] }) => typeof what === 'string' && TOUCHED.test(what) })
