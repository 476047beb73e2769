import { useEffect, useState } from 'react'
import { ApiProblem } from '~/lib/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { NotAllowed } from './not-allowed.tsx'
import classes from './states.module.css'
import type { Table } from './use-table.ts'

const SLOW_MS = 8_000
const WIDTHS = [70, 55, 80, 60]
type Retry = () => unknown

/** A skeleton of the table; after a while it says so and offers a retry. */
export function TableSkeleton({ columns, rows, retry }: { columns: number; rows: number; retry: Retry }) {
  const t = useT()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.skeleton} role="status">
      <span className="pm-visually-hidden">{t('Loading')}</span>
      {slow && (
        <p className={classes.notice}>
          {t('Still loading.')}
          <Button variant="subtle" onClick={() => retry()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {Array.from({ length: Math.min(rows, 10) }, (_, row) => `row ${row}`).map((key, row) => (
        <div key={key} className={classes.line} aria-hidden="true">
          {Array.from({ length: columns }, (_, column) => `column ${column}`).map((name, column) => (
            <span key={name} style={{ width: `${WIDTHS[(row + column) % WIDTHS.length]}%` }} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Nothing there yet, or nothing that matches; the second names the active filters and clears them. */
export function NothingFound({ table, empty }: { table: Table<never>; empty: { title: string; text: string } }) {
  const t = useT()
  const { narrowed, view, clear, change } = table
  if (view.page > 1) {
    const toFirst = <Button onClick={() => change({ page: 1 })}>{t('First page')}</Button>
    return (
      <EmptyState drawing="glass" tint="e" title={t('There is no such page in this list')} actions={toFirst}>
        {t('Some rows may have been removed.')}
      </EmptyState>
    )
  }
  if (!narrowed) {
    return (
      <EmptyState drawing="seal" tint="d" title={empty.title}>
        {empty.text}
      </EmptyState>
    )
  }
  const { search } = view
  const title = search ? t('No results for “{search}”', { search }) : t('No results for these filters')
  const showAll = (
    <Button variant="default" onClick={clear}>
      {t('Clear search and filters')}
    </Button>
  )
  return (
    <EmptyState drawing="glass" tint="e" title={title} actions={showAll}>
      {t('Check the spelling, or clear search and filters.')}
    </EmptyState>
  )
}

export function NotLoaded({ error, retry }: { error: Error; retry: Retry }) {
  const t = useT()
  if (error instanceof ApiProblem && error.body.code === 'wrong_role') return <NotAllowed />
  const again = <Button onClick={() => retry()}>{t('Try again')}</Button>
  return (
    <div role="alert">
      <EmptyState drawing="torn-page" tint="c" title={t('This list did not load')} actions={again}>
        {problemText(error, t)}
      </EmptyState>
    </div>
  )
}

/** The latest fetch failed, and older data is shown. */
export function StaleNotice({ retry }: { retry: Retry }) {
  const t = useT()
  return (
    <div className={classes.notice} role="alert">
      {t('This list could not be refreshed. You are seeing an older version.')}
      <Button variant="subtle" onClick={() => retry()}>
        {t('Try again')}
      </Button>
    </div>
  )
}
