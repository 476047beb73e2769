import type { Segment } from '~/domains/talks/library/api.ts'
import { UpcomingTalks as Upcoming } from '~/domains/talks/library/components/upcoming-talks.tsx'
import { RemindMe } from '~/features/talk-library/remind-me.tsx'

export { RecordedTalks } from '~/domains/talks/library/components/recorded-talks.tsx'

/** Upcoming talks, each with its reminder button. */
export const UpcomingTalks = ({ segment }: { segment: Segment }) => (
  <Upcoming segment={segment} act={(talk) => <RemindMe talk={talk} />} />
)
