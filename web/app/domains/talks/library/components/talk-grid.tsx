import type { LibraryTalk } from '../api.ts'
import { TalkCard } from './talk-card.tsx'
import classes from './talk-grid.module.css'

interface TalkGridProps {
  talks: readonly LibraryTalk[]
  /** On a phone one scrolling row with the next card cut off; otherwise cards below each other. */
  oneRow?: boolean
}

export function TalkGrid({ talks, oneRow = false }: TalkGridProps) {
  return (
    <ul className={classes.grid} data-one-row={oneRow}>
      {talks.map((talk) => (
        <li key={talk.id}>
          <TalkCard talk={talk} />
        </li>
      ))}
    </ul>
  )
}

const PLACES = ['first', 'second', 'third', 'fourth']

/** Placeholder covers while loading. */
export const TalkGridSkeleton = () => (
  <ul className={classes.grid} data-one-row="true" aria-hidden="true">
    {PLACES.map((place) => (
      <li key={place} className={classes.skeleton}>
        <span />
        <span />
        <span />
      </li>
    ))}
  </ul>
)
