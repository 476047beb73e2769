import { formatCount } from '~/lib/money.ts'
import classes from './counted-tabs.module.css'
import { Tabs } from './tabs.tsx'

interface CountedTabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; title: string }[]
  chosen: Value
  /** Absent until known. */
  counts: Record<Value, number> | undefined
  choose: (value: Value) => void
}

/** Lists of which one is shown, each with its count. */
export function CountedTabs<Value extends string>({ label, tabs, chosen, counts, choose }: CountedTabsProps<Value>) {
  const choice = (picked: string | null) => tabs.find(({ value }) => value === picked) ?? tabs[0]!
  return (
    <Tabs value={chosen} onChange={(picked) => choose(choice(picked).value)} mb="lg">
      <Tabs.List aria-label={label}>
        {tabs.map(({ value, title }) => (
          <Tabs.Tab
            key={value}
            value={value}
            rightSection={counts && <span className={`${classes.count} pm-num`}>{formatCount(counts[value])}</span>}
          >
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
