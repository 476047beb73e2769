import { BOOKING_LISTS } from '#contract/bookings/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { CountedTabs } from '~/ui/operated/counted-tabs.tsx'

type List = (typeof BOOKING_LISTS)[number]
const words: Record<List, string> = { upcoming: msg('Upcoming'), past: msg('Past'), cancelled: msg('Cancelled') }

interface ListTabsProps {
  chosen: List
  counts: Record<List, number> | undefined
  choose: (list: List) => void
}

/** The three lists of bookings, each with its count. */
export function ListTabs(props: ListTabsProps) {
  const t = useT()
  const tabs = BOOKING_LISTS.map((value) => ({ value, title: t(words[value]) }))
  return <CountedTabs label={t('Lists of bookings')} tabs={tabs} {...props} />
}
