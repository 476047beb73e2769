import type { ReactNode } from 'react'
import { ApiProblem } from '~/lib/api.ts'
import type { DrawingName } from './drawing.tsx'
import { EmptyState } from './empty-state.tsx'
import { LoadFailed } from './load-failed.tsx'
import { PageHead } from './page-head.tsx'

interface NoSuchProps {
  error: Error
  retry: () => unknown
  /** Title of the page until it is known whether the record exists. */
  page: string
  drawing: DrawingName
  title: string
  /** Links to existing ones. */
  actions: ReactNode
  children: ReactNode
}

/** A record that does not exist, belongs to another account, or could not be loaded. */
export function NoSuch({ error, retry, page, drawing, title, actions, children }: NoSuchProps) {
  const isMissing = error instanceof ApiProblem && (error.status === 404 || error.status === 422)
  if (!isMissing)
    return (
      <>
        <PageHead title={page} />
        <LoadFailed retry={retry} />
      </>
    )
  return (
    <EmptyState drawing={drawing} tint="e" headingOrder={1} title={title} actions={actions}>
      {children}
    </EmptyState>
  )
}
