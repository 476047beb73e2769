import { BOOKING_LISTS } from '#contract/bookings/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import { Tabs } from '~/ui/operated/tabs.tsx'
import classes from './list-tabs.module.css'

type List = (typeof BOOKING_LISTS)[number]
const words: Record<List, string> = { upcoming: msg('Upcoming'), past: msg('Past'), cancelled: msg('Cancelled') }

interface ListTabsProps {
  chosen: List
  counts: Record<List, number> | undefined
  choose: (list: List) => void
}

/** The three lists of bookings, each with its count. */
export function ListTabs({ chosen, counts, choose }: ListTabsProps) {
  const t = useT()
  return (
    <Tabs value={chosen} onChange={(list) => choose((list ?? 'upcoming') as List)} mb="lg">
      <Tabs.List aria-label={t('Lists of bookings')}>
        {BOOKING_LISTS.map((list) => (
          <Tabs.Tab
            key={list}
            value={list}
            rightSection={counts && <span className={`${classes.count} pm-num`}>{formatCount(counts[list])}</span>}
          >
            {t(words[list])}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
