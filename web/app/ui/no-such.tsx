import type { ReactNode } from 'react'
import { ApiProblem } from '~/lib/api.ts'
import type { DrawingName } from './drawing.tsx'
import { EmptyState } from './empty-state.tsx'
import { LoadFailed } from './load-failed.tsx'
import { PageHead } from './page-head.tsx'

interface NoSuchProps {
  error: Error
  retry: () => unknown
  /** What the page is called while nobody knows whether it is there. */
  page: string
  drawing: DrawingName
  title: string
  /** The way to those that are there. */
  actions: ReactNode
  children: ReactNode
}

/** Something of one's own that is not there, or is somebody else's, or could not be loaded. */
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
