import { BOOKING_LISTS } from '#contract/bookings/constants.ts'
import type { BookingList } from '~/domains/bookings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import { Tabs } from '~/ui/operated/tabs.tsx'
import classes from './bookings.module.css'

const words: Record<BookingList, string> = {
  upcoming: msg('Upcoming'),
  past: msg('Past'),
  cancelled: msg('Cancelled'),
}

export const isBookingList = (type: string): type is BookingList => (BOOKING_LISTS as readonly string[]).includes(type)

interface BookingTabsProps {
  chosen: BookingList
  counts: Record<BookingList, number> | undefined
  onChoose: (type: BookingList) => void
}

/** The three lists, each with its count. */
export function BookingTabs({ chosen, counts, onChoose }: BookingTabsProps) {
  const t = useT()
  return (
    <Tabs
      value={chosen}
      onChange={(next) => next && isBookingList(next) && onChoose(next)}
      className={classes.tabs ?? ''}
      classNames={{ tab: classes.tab ?? '' }}
    >
      <Tabs.List>
        {BOOKING_LISTS.map((type) => (
          <Tabs.Tab key={type} value={type}>
            {t(words[type])}
            {counts && <span className={`${classes.count} pm-num`}>{formatCount(counts[type])}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
