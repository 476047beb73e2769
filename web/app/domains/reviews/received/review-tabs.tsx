import { useEffect, useRef } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import { Tabs } from '~/ui/operated/tabs.tsx'
import type { ReceivedReviews } from '../api.ts'
import { filterNamed, type ReviewFilter } from '../own-api.ts'
import classes from './received.module.css'

const tabs = [
  { value: 'all', word: msg('All') },
  { value: 'unanswered', word: msg('No reply yet') },
  { value: 'critical', word: msg('3 stars or less') },
  { value: 'items', word: msg('Courses and products') },
] as const

interface ReviewTabsProps {
  chosen: ReviewFilter | undefined
  counts: ReceivedReviews['counts']
  onChoose: (filter: ReviewFilter | undefined) => void
}

/** The lists, each with its count. Courses and products only where there are reviews of them. */
export function ReviewTabs({ chosen, counts, onChoose }: ReviewTabsProps) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  // On a phone the row of tabs is wider than the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another tab.
  useEffect(
    () =>
      void list.current
        ?.querySelector('[aria-selected="true"]')
        ?.scrollIntoView({ inline: 'nearest', block: 'nearest' }),
    [chosen],
  )
  const shown = tabs.filter(({ value }) => value !== 'items' || counts.items > 0)
  return (
    <Tabs value={chosen ?? 'all'} onChange={(value) => onChoose(filterNamed(value))} className={classes.tabs ?? ''}>
      <Tabs.List ref={list}>
        {shown.map(({ value, word }) => (
          <Tabs.Tab key={value} value={value}>
            {t(word)}
            <span className={`${classes.count} pm-num`}>{formatCount(counts[value])}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
